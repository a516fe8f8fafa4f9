/**
 * The first browsers with all that the site is built on: `light-dark()`, popovers, look-behind, cascade layers. What is built is
 * for these and later ones. In others pages are as readable as without script, and say how to order; README has them in words.
 */
export const oldestBrowsers = {
  chrome: '123',
  edge: '123',
  firefox: '125',
  ios_saf: '17.5',
  safari: '17.5',
} as const;

/** Whether a browser is one of them, as a script asks it: these came last. */
export const IS_NEW_ENOUGH =
  '"hidePopover"in document.documentElement&&CSS.supports("color:light-dark(red,red)")';
