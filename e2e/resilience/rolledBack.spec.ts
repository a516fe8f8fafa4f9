import {
  mkdtempSync,
  readFileSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { FORM_ASLEEP, PART_STATUS } from '@site/contracts/boot';
import { paths } from '@site/company/paths';
import { PINS_ADDRESS } from '@site/contracts/publishedRelease';
import { products } from '@site/company/products';
import { siteFolder } from '@site/tooling/workspace';
import { alterSite } from '../site/alteredSite';
import { startSiteProcess } from '../site/startSiteProcess';
import { labels, partFailed, siteTexts } from '../browser/parts/siteTexts';
import { expect, test as base } from '../browser/test';

const forte = products[0];

const RELEASES_OF_REMOTES = /("(?:products|order)":\{"release":")[^"]+/g;
const OTHER_RELEASE = '0.0.1-0123456789ab';

const PINS = new RegExp(`${PINS_ADDRESS}[0-9a-f]{12}/`, 'g');
const OTHER_PINS = '000000000000';

/** Has pages name other releases of the remotes, and another file of pins: one with another content has another name. */
function renameReleases(folder: string): void {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const [pins = ''] = readFileSync(join(folder, 'index.html'), 'utf8').match(PINS) ?? [];
  renameSync(join(folder, pins), join(folder, PINS_ADDRESS, OTHER_PINS));
  for (const page of files.filter((file) => file.endsWith('.html'))) {
    const html = readFileSync(join(folder, page), 'utf8');
    const renamed = html
      .replace(RELEASES_OF_REMOTES, `$1${OTHER_RELEASE}`)
      .replace(PINS, `${PINS_ADDRESS}${OTHER_PINS}/`);
    writeFileSync(join(folder, page), renamed);
  }
}

/** Starts a site whose live release of a remote throws; `rollBack` makes the whole one live. */
async function startBroken(path: RegExp) {
  const broken = alterSite(path, (text) => `throw new Error("broken chunk");${text}`, true);
  renameReleases(broken.folder);
  const folder = mkdtempSync(join(tmpdir(), 'site-live-'));
  const link = join(folder, 'site');
  symlinkSync(broken.folder, link);
  const { address, stop } = await startSiteProcess({ site: link });
  return {
    address,
    rollBack() {
      symlinkSync(realpathSync(siteFolder), `${link}.next`);
      renameSync(`${link}.next`, link);
    },
    async end() {
      await stop();
      broken.remove();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const test = base.extend<{ startBroken: typeof startBroken }>({
  startBroken: async ({}, use) => {
    const ends: (() => Promise<void>)[] = [];
    await use(async (path) => {
      const live = await startBroken(path);
      ends.push(live.end);
      return live;
    });
    for (const end of ends) await end();
  },
});

const notice = (page: Page) =>
  page.locator('main').getByRole('status').filter({ hasText: partFailed });

test('Try again in a tab under a bad release shows what is live, and keeps what was typed', async ({
  site,
  startBroken,
}) => {
  const live = await startBroken(/remote-order\/.*\/forms[.].*js$/);
  const { page } = await site.visit(live.address + paths.buyNow);
  await notice(page).waitFor();
  await page.getByLabel(labels.Name, { exact: true }).fill('Asha Verma');

  live.rollBack();
  await notice(page).getByRole('button', { name: siteTexts.remotes.retry }).click();
  await page.waitForSelector(`main form:not([${FORM_ASLEEP}])`);
  await expect(page.getByLabel(labels.Name, { exact: true })).toHaveValue('Asha Verma');
});

test('a tab under a bad release that moves to a page of it shows what is live', async ({
  site,
  startBroken,
}) => {
  const live = await startBroken(/remote-products\/.*\/__federation_expose_ProductPage[.].*js$/);
  const { page } = await site.visit(live.address + paths.privacyPolicy);
  live.rollBack();

  await page.getByRole('button', { name: siteTexts.header.products }).click();
  await page
    .getByRole('banner')
    .getByRole('link', { name: forte?.name ?? '' })
    .click();
  await page.getByRole('heading', { level: 1, name: forte?.name ?? '' }).waitFor();
  await page.waitForSelector(`main [${PART_STATUS}=ready]`);
  expect(await notice(page).count()).toBe(0);
});
