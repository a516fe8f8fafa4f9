/** What the scripts that come with a page, the boot script above all, and the shell agree on. */

/** The id of the element that says how to order when the shell cannot start. Hidden; the boot script shows it. */
export const HELP_ID = 'site-help';

/**
 * The id of the template that holds the shell's scripts, which the boot script starts when someone needs them or the page is
 * idle, and copies of all of them (`RETRY_QUERY`), for when one fails.
 */
export const SCRIPTS_ID = 'site-scripts';

/** The id of the sheet of the home page on all other pages, to which it does not apply. */
export const HOME_STYLES_ID = 'site-home-styles';

/** Ends the address under which a file is asked for once more: no cache has it, and no request for it hangs. */
export const RETRY_QUERY = '?retry';

/** The attribute of the boot script's element with the address that takes reports of visits; without it, none are sent. */
export const VISITS = 'data-visits';

/**
 * The attribute of a form that no script answers yet, with the key of its draft: the boot script keeps what is typed and
 * submitted there from being lost.
 */
export const FORM_ASLEEP = 'data-asleep';

/** The attribute that such a form has from then on until its own script submits it, or a press is taken back. */
export const FORM_SUBMITTED = 'data-submitted';

/**
 * The event on the document by which the shell says that it threw and that the prerendered page stands. Its detail is
 * `reported` when the shell puts it into its own report of the visit.
 */
export const START_FAILED = 'site-start-failed';

/**
 * The attribute of `#site` that says that its content is of live releases only, while a remote comes from a development server:
 * the shell draws the page again. Shells of earlier releases know its value.
 */
export const STALE_CONTENT = 'data-live-only';

/** The attribute of the root element that says that the boot script has run. The style of forms selects it. */
export const BOOTED = 'data-booted';

/**
 * The attribute of the root element that says that React answers: from then on, links to pages of the same language
 * load none.
 */
export const ALIVE = 'data-alive';

/**
 * The attribute of the root element that says that the browser lays out the whole page. Without it, it skips sections far
 * below the window.
 */
export const FULLY_RENDERED = 'data-rendered';

/**
 * The attribute of the root element that says how far the page is: the phases are those of `shell/src/pageLife.ts`.
 * Missing until React answers.
 */
export const PAGE_PHASE = 'data-page';

/**
 * Where the tab keeps where each entry of its history was scrolled to: JSON, by the `key` of the entry's state, each with at
 * least `top` in px and `isWhole`, whether the page was laid out whole then.
 */
export const SCROLL_POSITIONS = 'scroll-positions';

/**
 * The attribute of the root element that says that the document is loaded again: its address is by now that of a page which an
 * earlier document of the tab had drawn.
 */
export const RELOADING = 'data-reloading';

/**
 * The attribute of the root element that says that this document alone has something that was sent: the site opens no other one
 * in its place.
 */
export const UNSENT = 'data-unsent';

/** The attribute of the element around a part of the page that a remote draws: the exposed module in the page's language. */
export const PART = 'data-part';

/** How a part is, as the `data-part-status` of its element says. */
export type PartStatus =
  /** What was prerendered can be read, and nobody answers yet. */
  | 'asleep'
  /** There is nothing to show yet. */
  | 'loading'
  | 'ready'
  /** It cannot answer; its content can be read. */
  | 'failed'
  /** It cannot be shown. */
  | 'missing';

export const PART_STATUS = 'data-part-status';

/**
 * What has a part of a prerendered page hydrate, as its element says: once a visitor sees it (or touches it), or not before
 * one touches it or moves the focus into it.
 */
export type PartWakes = 'visible' | 'touched';

export const PART_WAKES = 'data-part-wakes';

/**
 * How long a script of a remote may take before it counts as failed: for webpack's chunks (its own limit is 120 s) and for
 * containers (the federation runtime's is 20 s).
 */
export const SCRIPT_TIMEOUT_MS = 8000;
