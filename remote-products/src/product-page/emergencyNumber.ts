/** India's number for all emergencies. The content names it in its sentences, too. */
export const EMERGENCY_NUMBER = '112';
