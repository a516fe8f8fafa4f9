/** India. The content files contain it, too. */
export const EMERGENCY_NUMBER = '112';
