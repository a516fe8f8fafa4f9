/** Raised by one whenever a change here could break a release that is already made. */
export const CONTRACT_VERSION = 5;
