/** What the boot script has left. */
export const state = self._SITE_BOOT;
