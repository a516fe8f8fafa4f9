import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { FULLY_RENDERED } from '@site/contracts/boot';
import type { Heading, PageReport, Picture } from './report';
import { askedFor, type ShownSite } from './shownSite';

/** A phone and a desktop, in CSS pixels. */
const WIDTHS = [360, 1440];
const WINDOW_HEIGHT = 900;

/** The folder of the pictures, below that of the report. */
export const PICTURES_FOLDER = 'pictures';

/** What can be seen on the page as it arrives. */
const VISIBLE: ReadonlySet<Heading> = new Set<Heading>(['texts', 'markup']);

export const canBeSeen = ({ state, changes }: PageReport): boolean =>
  state !== 'changed' || changes.some(({ heading }) => VISIBLE.has(heading));

/** Opens a window on a site. Pages show what arrives: their scripts do not run, and nothing moves. */
async function openWindow(browser: Browser, site: ShownSite, width: number): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width, height: WINDOW_HEIGHT },
    reducedMotion: 'reduce',
    colorScheme: 'light',
    serviceWorkers: 'block',
  });
  await context.route('**/*', async (route) => {
    if (!route.request().url().startsWith(`${site.address}/`)) return route.abort();
    if (route.request().resourceType() !== 'document') return route.continue();
    const response = await route.fetch();
    // By a policy: without scripts in the browser, the page shows what is there for visitors who have none.
    const headers = { ...response.headers(), 'content-security-policy': "script-src 'none'" };
    // A typeface that comes late is left out of a visit, and the page has another height then.
    const body = (await response.text()).replace(/font-display:\s*optional/g, 'font-display:block');
    await route.fulfill({ response, headers, body });
  });
  return context.newPage();
}

async function shoot(page: Page, site: ShownSite, path: string): Promise<Buffer> {
  await page.goto(site.address + askedFor(path), { waitUntil: 'load' });
  // Before every picture and font is there the page has another height, and sections far below the window are empty.
  await page.evaluate(async (rendered) => {
    document.documentElement.setAttribute(rendered, '');
    for (const image of document.images) image.loading = 'eager';
    await Promise.allSettled([...document.images].map((image) => image.decode()));
    await document.fonts.ready;
  }, FULLY_RENDERED);
  return page.screenshot({ fullPage: true, animations: 'disabled', type: 'jpeg', quality: 85 });
}

/** Takes pictures of the pages whose change can be seen, before and after, into the folder of a report. */
export async function takePictures(
  browser: Browser,
  pages: readonly PageReport[],
  { before, after, out }: { before: ShownSite; after: ShownSite; out: string },
): Promise<PageReport[]> {
  await mkdir(join(out, PICTURES_FOLDER), { recursive: true });

  async function save(name: string, picture: Buffer): Promise<string> {
    const file = `${PICTURES_FOLDER}/${name}.jpg`;
    await writeFile(join(out, file), picture);
    return file;
  }

  const pictures = pages.map((): Picture[] => []);
  for (const width of WIDTHS) {
    const windows = {
      before: await openWindow(browser, before, width),
      after: await openWindow(browser, after, width),
    };
    for (const [index, page] of pages.entries()) {
      if (!canBeSeen(page)) continue;
      const { path, state } = page;
      const was = state === 'added' ? undefined : await shoot(windows.before, before, path);
      const is = state === 'removed' ? undefined : await shoot(windows.after, after, path);
      if (was && is?.equals(was)) continue;
      const name = `${index + 1}${path.replace(/\W+/g, '-')}-${width}`;
      pictures[index]?.push({
        width,
        ...(was && { before: await save(`${name}-before`, was) }),
        ...(is && { after: await save(`${name}-after`, is) }),
      });
    }
    await Promise.all(Object.values(windows).map((window) => window.context().close()));
  }
  return pages.map((page, index) => ({ ...page, pictures: pictures[index] ?? [] }));
}
