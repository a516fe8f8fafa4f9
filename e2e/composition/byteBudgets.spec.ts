import { join } from 'node:path';
import { languages, localised } from '@site/contracts/languages';
import { routes } from '@site/contracts/paths';
import {
  MAX_BEFORE_INTENT,
  MAX_FIRST_SCREEN,
  MAX_PAGE,
  maxAtRest,
} from '@site/compose/byteBudgets';
import { openSite } from '../browser/openSite';
import { weighBoot, weighFile, weighFirstScreen, weighPage } from './weighSite';

const folder = join(__dirname, '../../dist/site');
const site = openSite();

/** Where the font comes too late, shorter lines would put a carousel into the window of a taller phone. */
const PHONE = { width: 360, height: 700 };

const pages = languages.flatMap((language) => routes.map((it) => localised(it, language)));

test.each(pages)(
  '%s is within its budget, and its first screen within the first flight',
  (path) => {
    expect(weighPage(folder, path)).toBeLessThanOrEqual(MAX_PAGE);
    const first = weighFirstScreen(folder, path);
    expect(first).toBeGreaterThan(5000);
    expect(first).toBeLessThanOrEqual(MAX_FIRST_SCREEN);
  },
);

test.each(pages)('%s runs little script before someone wants it', (path) => {
  const weight = weighBoot(folder, path);
  expect(weight).toBeGreaterThan(500);
  expect(weight).toBeLessThanOrEqual(MAX_BEFORE_INTENT);
});

test.each(Object.entries(maxAtRest))('%s loads no more scripts by itself', async (path, most) => {
  const { page, end } = await site.visit(path, { viewport: PHONE });
  await page.waitForLoadState('networkidle');
  const loaded = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  );
  await end();
  // What has been fetched ahead is listed again when it runs.
  const scripts = new Set(loaded.filter((address) => address.endsWith('.js')));
  const bytes = [...scripts].reduce((sum, address) => sum + weighFile(folder, address), 0);
  expect(bytes).toBeGreaterThan(90_000);
  expect(bytes).toBeLessThanOrEqual(most);
});
