import type { BrowserContext, Page } from 'playwright-core';
import { FULLY_RENDERED, PART } from '@site/contracts/boot';
import { languages, localised, type Language } from '@site/contracts/languages';
import { paths, routes } from '@site/contracts/paths';
import { products } from '@site/contracts/products';
import { fillOrder, goodEntries, placeOrder } from '../browser/orderForm';
import { nextToast } from '../browser/parts/toasts';
import type { screens } from '../browser/screens';
import { siteTexts } from '../browser/parts/siteTexts';

type Screen = keyof typeof screens;

/** Something that a visitor can have before them. */
export interface State {
  /** Names the picture's file. */
  name: string;
  path: string;
  /** Prepares the visit before its first request. */
  before?: (context: BrowserContext) => Promise<unknown>;
  /** Leads from the opened page to the state. */
  reach?: (page: Page, screen: Screen) => Promise<unknown>;
  /** Only the window is taken, not the whole page: for what hangs at the window. */
  isWindowOnly?: true;
}

/** A product's page has the product's name in the code, for brands change; a page in a further language has that at its end. */
function nameOf(path: string, language: Language): string {
  const name = products.find((product) => product.path === path)?.id ?? (path.slice(1) || 'home');
  return localised(path, language) === path ? name : `${name}-${language}`;
}

const pages = languages.flatMap((language) =>
  [...routes, '/no-such-page'].map((path) => ({
    name: nameOf(path, language),
    path: localised(path, language),
  })),
);

/** Every route in every language, and each state that is more than a page. */
export const states: readonly State[] = [
  ...pages,
  {
    name: 'menu',
    path: paths.home,
    isWindowOnly: true,
    reach: (page, screen) =>
      page
        .getByRole('button', {
          name: screen === 'desktop' ? siteTexts.header.products : siteTexts.header.openMenu,
        })
        .first()
        .click(),
  },
  {
    name: 'form-with-faults',
    path: paths.buyNow,
    isWindowOnly: true,
    reach: async (page) => {
      await fillOrder(page, { ...goodEntries, Email: 'asha@mail', Mobile: '98765' });
      await placeOrder(page);
      await nextToast(page);
    },
  },
  {
    name: 'form-with-faults-hi',
    path: localised(paths.buyNow, 'hi'),
    isWindowOnly: true,
    reach: (page) => page.locator('main button[type=submit]').click(),
  },
  {
    name: 'order-received',
    path: paths.buyNow,
    isWindowOnly: true,
    reach: async (page) => {
      await fillOrder(page, goodEntries);
      await placeOrder(page);
      await nextToast(page);
    },
  },
  {
    name: 'remotes-down',
    path: paths.home,
    before: (context) => context.route(/remoteEntry/, (route) => route.abort()),
    reach: async (page) => {
      // A part is loaded once somebody comes to it.
      await page.locator(`[${PART}]`).first().scrollIntoViewIfNeeded();
      await page.getByRole('button', { name: siteTexts.remotes.retry }).first().waitFor();
    },
  },
  {
    name: 'remote-down-after-a-click',
    path: paths.buyNow,
    before: (context) =>
      context.route(/remoteProducts|products/, (route) =>
        route.request().resourceType() === 'script' ? route.abort() : route.continue(),
      ),
    reach: async (page) => {
      // The shell, which answers the address, has come by then.
      await page.locator(`[${FULLY_RENDERED}]`).waitFor();
      await page.evaluate((to) => {
        history.pushState(null, '', to);
        dispatchEvent(new PopStateEvent('popstate'));
      }, products[0]?.path);
      await page.getByRole('button', { name: siteTexts.remotes.retry }).first().waitFor();
    },
  },
  {
    name: 'preview-refused',
    path: `${paths.home}?preview=products@99.0.0`,
    isWindowOnly: true,
    reach: (page) => page.getByRole('complementary', { name: 'Preview' }).waitFor(),
  },
];
