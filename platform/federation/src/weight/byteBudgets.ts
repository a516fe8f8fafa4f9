import { products } from '@site/contracts/products';

const [forte, cream] = products.map(({ path }) => `${path}/`) as [string, string];

/** What a page may weigh by itself to arrive with the first flight of a new connection: ten packets. */
export const FIRST_FLIGHT = 14_600;

/** What an answer's headers take of it, over HTTP/2: policies, and hashes of the styles that stand in pages. */
export const HEADERS = 1300;

/** What may be script before someone wants any. */
export const BEFORE_INTENT = 3 * 1024;

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
    '/': [12190, 'fits the first flight'],
    [forte]: [14830, 'the longest content; its end needs a second flight'],
    [cream]: [14450, 'as above'],
    '/buy-now/': [9890, 'fits the first flight'],
    '/privacy-policy/': [10270, 'fits the first flight'],
    '/hi/': [13190, 'Devanagari takes three bytes a letter'],
  },
  /** All scripts of a page that nobody has touched, once everything in view on a phone is alive. */
  atRest: {
    '/': [98054, 'the shell alone: remotes are below the fold'],
    [forte]: [112872, 'the product page; its first carousel is below the fold'],
    '/buy-now/': [108879, 'the form; the outbox comes when someone touches it'],
  },
  files: {
    'remote-order/app-check.js': [631, 'asks the hidden frame; only when App Check is configured'],
    'remote-order/firestore.js': [990, 'loads with the first entry into a form'],
    'remote-order/forms.hi.js': [1663, 'the words of both forms'],
    'remote-order/forms.js': [1261, 'the words of both forms'],
    'remote-order/forms.shared.css': [971, 'stands in the page'],
    'remote-order/forms.shared.js': [
      6760,
      'the order form, with the code of optional fields, and the subscription box',
    ],
    'remote-order/outbox-notice.css': [485, 'its own components'],
    'remote-order/outbox-notice.hi.css': [485, 'its own components'],
    'remote-order/outbox-notice.hi.js': [3014, 'shows what waits to be sent'],
    'remote-order/outbox-notice.js': [2612, 'shows what waits to be sent'],
    'remote-order/outbox.js': [
      4045,
      'the outbox; loads when a form is touched, or before where it is needed; asks for Background Sync',
    ],
    'remote-order/remoteEntry.js': [2846, 'a container without a runtime of its own'],
    'remote-products/__federation_expose_ProductPage.hi.js': [5434, 'the words of both products'],
    'remote-products/__federation_expose_ProductPage.js': [4216, 'the words of both products'],
    'remote-products/__federation_expose_ProductPage.shared.css': [2748, 'stands in the page'],
    'remote-products/__federation_expose_ProductPage.shared.js': [7670, 'a page of its own'],
    'remote-products/__federation_expose_ProductShowcase.hi.js': [
      5427,
      'the words of both products',
    ],
    'remote-products/__federation_expose_ProductShowcase.js': [4218, 'the words of both products'],
    'remote-products/__federation_expose_ProductShowcase.shared.css': [759, 'stands in the page'],
    'remote-products/__federation_expose_ProductShowcase.shared.js': [
      2450,
      'cards, and which of them a page of the catalogue has',
    ],
    'remote-products/remoteEntry.js': [2799, 'a container without a runtime of its own'],
    'remote-products/slick.js': [
      9964,
      'react-slick and the row that it moves; loads when one is in view',
    ],
    'shell/foreign.js': [692, 'loads only on a page with a part that others built'],
    'shell/hi.css': [379, 'the font of Devanagari; stands in the page'],
    'shell/hi.js': [3420, 'the words of the shell'],
    'shell/main.js': [2440, 'the words of the shell'],
    'shell/print.css': [510, 'for paper; linked, and fetched after all else'],
    'boot/repair.js': [1180, 'loads only when something fails: asks again, reports, tries again'],
    'pins/en.js': [1390, 'the pins of all releases, which pages start with'],
    'pins/hi.js': [1400, 'as above'],
    'shell/home.css': [895, 'stands in the home page; others bring it later'],
    'shell/seldom.css': [555, 'stands in pages that show something of it; others bring it later'],
    'shell/page.css': [1830, 'tokens, layers, print; stands in the page'],
    'shell/page.js': [17760, 'the federation runtime; decision 004 has its parts'],
    'shell/shell.css': [2560, 'the shell; stands in the page'],
    'shell/shell.js': [
      76337,
      'React, the router, the shell; fetches pins that a page does not have',
    ],
    'shell/toasts.css': [2597, 'loads with the first toast, or when a form is touched'],
    'shell/toasts.js': [6092, 'as above'],
    'shell/tools.css': [650, 'loads only when a preview or the inspector is asked for'],
    'shell/tools.js': [
      5356,
      'as above: previews and the inspector in one, so that pages name one hash',
    ],
  },
};
