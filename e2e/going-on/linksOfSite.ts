import type { Locator, Page } from '@playwright/test';
import { PART } from '@site/contracts/boot';
import { languageOf, type Language } from '@site/company/languages';
import { canonicalPath } from '@site/company/paths';

/** A page as the site serves it, by what a visitor reads first. */
export interface SitePage {
  path: string;
  heading: string;
  /** The first paragraph of its content. */
  text: string;
  /** The names of its form's fields; none where it has none. */
  fields: string[];
}

/** All pages that the sitemap of a site lists in a language, those of further remotes too. */
export async function pagesOfSite(
  address: string,
  page: Page,
  language: Language,
): Promise<SitePage[]> {
  const sitemap = await (await fetch(`${address}/sitemap.xml`)).text();
  const paths = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)]
    .map(([, url = '']) => new URL(url).pathname)
    .filter((path) => languageOf(path) === language);
  const documents = await Promise.all(
    paths.map(async (path) => [path, await (await fetch(address + path)).text()] as const),
  );
  await page.goto('about:blank');
  return page.evaluate(
    (all) =>
      all.map(([path, html]) => {
        const main = new DOMParser().parseFromString(html, 'text/html').querySelector('main');
        const textOf = (selector: string) => main?.querySelector(selector)?.textContent ?? '';
        const fields = [...(main?.querySelectorAll<HTMLInputElement>('form [name]') ?? [])];
        return {
          path,
          heading: textOf('h1'),
          text: textOf('p'),
          fields: fields.map(({ name }) => name),
        };
      }),
    documents,
  );
}

/** A link that a visitor can see on a page, by where it is and what it says in its address. */
export interface SiteLink {
  region: string;
  href: string;
}

/** One link of each kind: to each page, to each anchor, from each region of the page. Parts of remotes are regions of their own. */
export async function linksOn(page: Page): Promise<SiteLink[]> {
  return page.evaluate((part) => {
    const found = new Map<string, { region: string; href: string }>();
    for (const link of document.querySelectorAll<HTMLAnchorElement>('#site a[href]')) {
      const href = link.getAttribute('href') ?? '';
      const isOfSite = link.origin === location.origin && !link.hreflang && href !== '';
      // It leads nowhere, and so there is no way back.
      if (link.href === location.href) continue;
      if (!isOfSite || !link.checkVisibility() || link.closest('[inert]')) continue;
      const around = link.closest(`[${part}], header, footer, main`);
      // Skip links are seen by those who press Tab.
      if (!around) continue;
      const module = around.getAttribute(part);
      const region = module ? `[${part}="${module}"]` : around.localName;
      const kind = href.startsWith('#') ? 'anchor' : 'page';
      const key = module ? region + kind : region + href;
      if (!found.has(key)) found.set(key, { region, href });
    }
    return [...found.values()];
  }, PART);
}

/** A link on the page that is open. */
export const linkOn = (page: Page, { region, href }: SiteLink): Locator =>
  page.locator(`${region} a[href="${href}"]`).filter({ visible: true }).first();

/** As `goBack` and `goForward`. In Firefox those wait for ever for an anchor of the same page. */
export async function goInHistory(page: Page, steps: -1 | 1): Promise<void> {
  const from = page.url();
  const go = () => page.evaluate((by) => void setTimeout(() => history.go(by)), steps);
  // A document that is being opened for this page takes the call with it.
  await go().catch(async (failure: unknown) => {
    if (!/context was destroyed/.test(String(failure)) && page.url() === from) throw failure;
    // Or the step was made, and the driver has not heard of the address yet.
    const hasGone = page.waitForURL(({ href }) => href !== from, {
      timeout: 1000,
      waitUntil: 'commit',
    });
    await hasGone.catch(go);
  });
}

/** The path of the page that a link leads to. */
export const targetOf = (from: string, { href }: SiteLink): string =>
  canonicalPath(new URL(href, `http://site${from}`).pathname);

/**
 * Waits until a page is shown: its heading, its first paragraph and the fields of its form, whatever its parts do. The address
 * is the page's, and nothing says that it is still under way.
 */
export async function untilShown(page: Page, shown: SitePage, timeout: number): Promise<void> {
  await page.waitForFunction(
    ({ path, heading, text, fields }) => {
      const main = document.querySelector('main');
      if (location.pathname !== path || !main || main.ariaBusy === 'true') return false;
      const has = (selector: string, wanted: string) =>
        [...main.querySelectorAll(selector)].some((element) => element.textContent === wanted);
      return (
        has('h1', heading) &&
        has('p', text) &&
        fields.every((name) => main.querySelector(`form [name="${name}"]`)?.checkVisibility())
      );
    },
    shown,
    { timeout },
  );
}
