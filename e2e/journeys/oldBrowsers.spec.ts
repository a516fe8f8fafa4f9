import type { BrowserContext, Page } from '@playwright/test';
import { FORM_ASLEEP } from '@site/contracts/boot';
import { localised } from '@site/company/languages';
import { paths } from '@site/company/paths';
import { products } from '@site/company/products';
import { formTexts, labels } from '../browser/parts/siteTexts';
import { screens } from '../browser/screens';
import { expect, test } from '../browser/test';

/** What the oldest browsers brought that the site is built for, in words of no browser. */
const withoutNews = (text: string) =>
  text
    .replaceAll('light-dark(', 'not-yet(')
    .replaceAll(':popover-open', ':not-yet')
    .replaceAll(/ popover(target)?=/gi, ' data-not-yet$1=');

/** The page in a browser of before 2020, which cannot parse the boot script. */
const unparseable = (html: string) => html.replaceAll('??=', '?not-yet=');

/** A browser that is too old: it passes over what it does not know, in styles, in markup and where scripts ask. */
async function asOldBrowser(context: BrowserContext, canParse: boolean): Promise<void> {
  await context.route(/\/[^.]*$/, async (route) => {
    const response = await route.fetch({ maxRetries: 2 });
    // The policy has the hashes of styles and scripts as they were.
    const headers = { ...response.headers(), 'content-security-policy': '' };
    const html = withoutNews(await response.text());
    return route.fulfill({ headers, body: canParse ? html : unparseable(html) });
  });
  // Drawings have styles of their own.
  await context.route(/\.svg$/, async (route) => {
    try {
      const response = await route.fetch();
      await route.fulfill({ response, body: withoutNews(await response.text()) });
    } catch {
      // The page was left.
    }
  });
  await context.addInitScript(() => {
    const { supports } = CSS;
    CSS.supports = (...condition: [string, string?]) =>
      !condition.join().includes('light-dark') && supports(...(condition as [string]));
    Reflect.deleteProperty(HTMLElement.prototype, 'hidePopover');
  });
}

/** The contrast of a text to what is painted under it, and whether that is opaque. */
const contrastOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const channels = (colour: string) => (colour.match(/[\d.]+/g) ?? []).map(Number);
      const luminance = (colour: string) => {
        const [red = 0, green = 0, blue = 0] = channels(colour).map((value) => {
          const part = value / 255;
          return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
        });
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
      };
      let under: Element | null = element;
      const isClear = (colour: string) => channels(colour)[3] === 0;
      while (under && isClear(getComputedStyle(under).backgroundColor)) under = under.parentElement;
      if (!under) return 0;
      const [one, other] = [
        getComputedStyle(element).color,
        getComputedStyle(under).backgroundColor,
      ]
        .map(luminance)
        .sort((low, high) => high - low) as [number, number];
      return (one + 0.05) / (other + 0.05);
    });

for (const [screen, canParse] of [
  ['phone', false],
  ['desktop', true],
] as const) {
  const age = canParse ? 'too old' : 'too old to parse our scripts';
  test(`in a browser that is ${age} the page on a ${screen} is readable, and says how to order`, async ({
    site,
  }) => {
    const { page, faults } = await site.visit(paths.buyNow, {
      screen,
      before: (context) => asOldBrowser(context, canParse),
      colorScheme: 'dark',
    });
    const header = page.getByRole('banner');
    for (const { name } of products) {
      await expect(header.getByRole('link', { name }).filter({ visible: true })).toHaveCount(1);
    }
    await expect(header.getByRole('button').filter({ visible: true })).toHaveCount(0);
    for (const place of ['header a', 'main h1', 'main form a', 'footer a', 'footer p']) {
      expect(await contrastOf(page, place), place).toBeGreaterThan(4.5);
    }

    const form = page.locator(`main form[${FORM_ASLEEP}]`);
    for (const href of [/^tel:/, /^mailto:/, /^https:/]) {
      const links = await form.getByRole('link').filter({ visible: true }).all();
      const hrefs = await Promise.all(links.map((link) => link.getAttribute('href')));
      expect(hrefs.filter((found) => href.test(found ?? ''))).toHaveLength(1);
    }
    await expect(page.getByLabel(labels.Name, { exact: true })).toBeHidden();
    await expect(page.getByRole('button', { name: formTexts.en.placeOrder })).toBeHidden();
    await page.mouse.move(screens[screen].width / 2, 200);
    // What is asked for is listed once it has come.
    await page.waitForLoadState('networkidle');
    const loaded = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => name),
    );
    expect(loaded.filter((name) => name.endsWith('.js'))).toEqual([]);
    expect(faults).toEqual(canParse ? [] : [expect.stringContaining('SyntaxError')]);
    const overflow = () => document.documentElement.scrollWidth - innerWidth;
    expect(await page.evaluate(overflow)).toBeLessThanOrEqual(0);
    if (process.env.SITE_PICTURES) {
      for (const path of [
        paths.home,
        paths.buyNow,
        products[0]!.path,
        localised(paths.home, 'hi'),
      ]) {
        await page.goto(site.address + path);
        const file = `${process.env.SITE_PICTURES}/old-${screen}${path.replaceAll('/', '-')}.png`;
        await page.screenshot({ path: file, fullPage: true });
      }
    }

    await header.getByRole('link', { name: products[0]!.name }).filter({ visible: true }).click();
    await page.getByRole('heading', { level: 1, name: products[0]!.name }).waitFor();
  });
}
