import { products } from '@site/contracts/products';

const [forte, cream] = products.map(({ path }) => `${path}/`) as [string, string];

/** What a page or a file may weigh, in bytes as they travel (brotli), and what it is for. `byteBudgets.spec.ts` allows 2 % more. */
export const byteBudgets: Record<'pages' | 'files', Record<string, readonly [number, string]>> = {
  /** The page itself with its boot script, and the scripts and styles that it asks for at once. */
  pages: {
    '/': [137032, 'both cards, the order form and the footer'],
    [forte]: [146423, 'one product page script'],
    [cream]: [146081, 'one product page script'],
    '/buy-now/': [124792, 'the forms alone'],
    '/privacy-policy/': [125025, 'text; the forms are for the subscription box'],
    '/hi/': [140765, 'as in English, in Devanagari'],
  },
  files: {
    'remote-order/[id].js': [11197, 'what loads with the first entry into a form'],
    'remote-order/app-check.js': [404, 'only when App Check is configured'],
    'remote-order/firestore.js': [1045, 'loads with the first entry into a form'],
    'remote-order/forms.css': [1126, 'its own components'],
    'remote-order/forms.hi.css': [1126, 'its own components'],
    'remote-order/forms.hi.js': [7851, 'the order form and the subscription box, texts included'],
    'remote-order/forms.js': [7396, 'the order form and the subscription box, texts included'],
    'remote-order/outbox-notice.css': [567, 'its own components'],
    'remote-order/outbox-notice.hi.css': [567, 'its own components'],
    'remote-order/outbox-notice.hi.js': [3087, 'shows what waits to be sent'],
    'remote-order/outbox-notice.js': [2675, 'shows what waits to be sent'],
    'remote-order/outbox.js': [3600, 'the outbox; loads when the page is idle'],
    'remote-order/remoteEntry.js': [2805, 'a container without a runtime of its own'],
    'remote-products/__federation_expose_ProductPage.css': [3350, 'its own components'],
    'remote-products/__federation_expose_ProductPage.hi.css': [3350, 'its own components'],
    'remote-products/__federation_expose_ProductPage.hi.js': [
      13102,
      'a page of its own, its texts included',
    ],
    'remote-products/__federation_expose_ProductPage.js': [
      11866,
      'a page of its own, its texts included',
    ],
    'remote-products/__federation_expose_ProductShowcase.css': [951, 'its own components'],
    'remote-products/__federation_expose_ProductShowcase.hi.css': [951, 'its own components'],
    'remote-products/__federation_expose_ProductShowcase.hi.js': [
      7815,
      'two cards and their texts',
    ],
    'remote-products/__federation_expose_ProductShowcase.js': [6539, 'two cards and their texts'],
    'remote-products/remoteEntry.js': [2769, 'a container without a runtime of its own'],
    'remote-products/slick.js': [13691, 'the carousel; loads when one is in view or in use'],
    'shell/hi.css': [5693, 'tokens, layers, the shell'],
    'shell/hi.js': [84633, 'the same as main.js with Hindi texts'],
    'shell/main.css': [5516, 'tokens, layers, the shell'],
    'shell/main.js': [83633, 'React, the router, the shell in English'],
    'shell/page.js': [17160, 'the federation runtime; decision 004 has its parts'],
    'shell/preview.css': [485, 'loads only when a preview is asked for'],
    'shell/preview.js': [1619, 'loads only when a preview is asked for'],
    'shell/toasts.css': [2597, 'loads with the first toast, or when a form is touched'],
    'shell/toasts.js': [6092, 'loads with the first toast, or when a form is touched'],
  },
};
