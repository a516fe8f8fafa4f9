import { products } from '@site/contracts/products';

const [forte, cream] = products.map(({ path }) => `${path}/`) as [string, string];
const inHindi = (path: string) => `/hi${path}`;

/** What a page may weigh by itself to arrive with the first flight of a new connection: ten packets. */
export const FIRST_FLIGHT = 14_600;

/**
 * What the headers of a page take of it at most, over HTTP/2: policies, with a hash of the styles that stand in it. Dates and
 * entity tags differ by a few bytes.
 */
export const MOST_HEADERS = 800;

/** What the frames take at most that HTTP/2 parts a page into. */
export const FRAMES = 30;

/** What may be script before someone wants any. */
export const BEFORE_INTENT = 3 * 1024;

/** What the scripts of a page may weigh that nobody has touched, however small the steps in which they grow. */
export const mostAtRest: Readonly<Record<string, number>> = {
  '/': 100_000,
  // With slick, as where a carousel is in view.
  [forte]: 120_000,
  '/buy-now/': 105_000,
};

/** A change may add this much to a budget before someone has to look: two percent, and never less than a line or two of code. */
export const allowedBytes = (budget: number): number =>
  budget + Math.max(150, Math.round(budget * 0.02));

/** What a page or a file may weigh, in bytes as they travel (brotli), and what it is for. `allowedBytes` says how much more. */
export const byteBudgets: Record<
  'pages' | 'atRest' | 'files',
  Record<string, readonly [number, string]>
> = {
  /** The page itself: content, styles, boot script, pinned releases. */
  pages: {
    '/': [11038, 'fits the first flight'],
    [forte]: [12871, 'fits the first flight'],
    [cream]: [12565, 'fits the first flight'],
    '/buy-now/': [8886, 'fits the first flight'],
    '/privacy-policy/': [9112, 'fits the first flight'],
    '/hi/': [11924, 'Devanagari takes three bytes a letter'],
    [inHindi(forte)]: [13740, 'the longest content; fits the first flight'],
    [inHindi(cream)]: [13428, 'fits the first flight'],
  },
  /** All scripts of a page that nobody has touched, once everything in view on a phone is alive. */
  atRest: {
    '/': [96688, 'the shell alone: remotes are below the fold'],
    [forte]: [108063, 'the product page; its first carousel is below the fold'],
    '/buy-now/': [104510, 'the form; the outbox comes when someone touches it'],
  },
  files: {
    'remote-order/app-check.js': [604, 'asks the hidden frame; only when App Check is configured'],
    'remote-order/firestore.js': [969, 'loads with the first entry into a form'],
    'remote-order/forms.hi.js': [1664, 'the words of both forms'],
    'remote-order/forms.js': [1246, 'the words of both forms'],
    'remote-order/forms.shared.css': [650, 'stands in the page'],
    'remote-order/forms.shared.js': [
      6631,
      'the order form, with the code of optional fields, and the subscription box',
    ],
    'remote-order/order-form.css': [505, 'stands in pages with the order form'],
    'remote-order/outbox-notice.css': [449, 'its own components'],
    'remote-order/outbox-notice.hi.css': [449, 'its own components'],
    'remote-order/outbox-notice.hi.js': [3057, 'shows what waits to be sent'],
    'remote-order/outbox-notice.js': [2620, 'shows what waits to be sent'],
    'remote-order/outbox.js': [
      3968,
      'the outbox; loads when a form is touched, or before where it is needed; asks for Background Sync',
    ],
    'remote-order/remoteEntry.js': [2539, 'a container without a runtime of its own'],
    'remote-products/__federation_expose_ProductPage.hi.js': [5483, 'the words of both products'],
    'remote-products/__federation_expose_ProductPage.js': [4193, 'the words of both products'],
    'remote-products/__federation_expose_ProductPage.shared.css': [2623, 'stands in the page'],
    'remote-products/__federation_expose_ProductPage.shared.js': [7191, 'a page of its own'],
    'remote-products/__federation_expose_ProductShowcase.hi.js': [699, 'the words of both cards'],
    'remote-products/__federation_expose_ProductShowcase.js': [542, 'the words of both cards'],
    'remote-products/__federation_expose_ProductShowcase.shared.css': [775, 'stands in the page'],
    'remote-products/__federation_expose_ProductShowcase.shared.js': [
      2272,
      'cards, and which of them a page of the catalogue has',
    ],
    'remote-products/remoteEntry.js': [2559, 'a container without a runtime of its own'],
    'remote-products/slick.css': [240, 'comes with slick'],
    'remote-products/slick.js': [
      9951,
      'react-slick and the row that it moves; loads when one is in view',
    ],
    'shell/foreign.js': [686, 'loads only on a page with a part that others built'],
    'shell/hi.css': [906, 'the font of Devanagari; stands in the page'],
    'shell/hi.js': [1004, 'the words that every page may need'],
    'shell/main.css': [307, 'the name of Hindi; stands in pages in English'],
    'shell/main.js': [718, 'the words that every page may need'],
    'shell/page-home.hi.js': [2923, 'the home page and its words'],
    'shell/page-home.js': [2584, 'the home page and its words'],
    'shell/page-seldom.hi.js': [
      2607,
      'the privacy policy and the not-found page, with their words',
    ],
    'shell/page-seldom.js': [1997, 'the privacy policy and the not-found page, with their words'],
    'shell/print.css': [535, 'for paper; linked, and fetched after all else'],
    'boot/repair.js': [1169, 'loads only when something fails: asks again, reports, tries again'],
    'pins/en.js': [
      1927,
      'the pins of all releases, which pages start with, and the sheets that the shell brings',
    ],
    'pins/hi.js': [1925, 'as above'],
    'shell/home.css': [1236, 'stands in the home page; others bring it later'],
    'shell/seldom.css': [943, 'stands in pages that show something of it; others bring it later'],
    'shell/page.css': [1438, 'tokens, layers, drawings; stands in the page'],
    'shell/page.js': [17261, 'the federation runtime; decision 004 has its parts'],
    'shell/shell.css': [1704, 'the shell; stands in the page'],
    'shell/shell.js': [
      74470,
      'React, the router, the shell; fetches pins that a page does not have',
    ],
    'shell/toasts.css': [2588, 'loads with the first toast, or when a form is touched'],
    'shell/toasts.js': [6073, 'as above'],
    'shell/tools.css': [654, 'loads only when a preview or the inspector is asked for'],
    'shell/tools.js': [
      5429,
      'as above: previews and the inspector in one, so that pages name one hash',
    ],
  },
};
