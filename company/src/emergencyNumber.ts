/** India. */
export const EMERGENCY_NUMBER = '112';

/** Whether a text gives it, and not as a part of another number. */
export const givesEmergencyNumber = (text: string): boolean =>
  RegExp(`(?<!\\d)${EMERGENCY_NUMBER}(?!\\d)`).test(text);
