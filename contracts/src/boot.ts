/**
 * What the boot script, which stands in every page, and the shell agree on. The script cannot import these; a test compares
 * them.
 */

/** The id of the element that says how to order when the shell cannot start. Hidden; the boot script shows it. */
export const HELP_ID = 'site-help';

/** The id of the template that holds copies of the shell's scripts, for the boot script to run when the first ones fail. */
export const SPARE_SCRIPTS_ID = 'site-scripts';

/** The event on the document by which the shell says that it threw and put the prerendered page back. */
export const START_FAILED = 'site-start-failed';
