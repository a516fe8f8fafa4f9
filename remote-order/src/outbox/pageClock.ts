/** The time in ms since 1970, as it was when the page was opened and has passed since: the device's clock may be changed. */
export const pageClock = (): number => performance.timeOrigin + performance.now();
