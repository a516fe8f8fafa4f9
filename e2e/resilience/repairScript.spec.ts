import type { Page } from 'playwright-core';
import { brand } from '@site/contracts/brand';
import { paths } from '@site/contracts/paths';
import { REPAIR_ADDRESS } from '@site/contracts/publishedRelease';
import { faultyVisits } from '../browser/network/faultyVisits';

const { network, visitor } = faultyVisits();

const openForm = () => visitor().open(network().address + paths.buyNow, 'commit');
const isHydrated = (page: Page) => page.waitForSelector('main form:not([data-asleep])');
const help = (page: Page) => page.getByRole('alert').filter({ hasText: brand.phone });
const repairs = () => network().requests.filter((it) => it.startsWith(REPAIR_ADDRESS));

/** The script that repairs, and each file of these. */
const repairAnd = (files: string) => new RegExp(`${REPAIR_ADDRESS}|${files}`);
const SHELL = '/shell/.*/shell[.].*js';
const CHUNK = '/remote-order/.*/forms[.]shared[.].*js';

test('a visit without a failure does not load the repair script', async () => {
  await isHydrated(await openForm());
  expect(repairs()).toEqual([]);
});

test.each([
  ['the shell', 'damages', SHELL],
  ['the shell', 'hangs', SHELL],
  ['a remote', 'damages', CHUNK],
] as const)(
  'a script of %s fails, and the network %s the repair script once: its copy comes, without a press',
  async (_, fault, files) => {
    // Each once, in the order in which they are asked for.
    network().breakFiles(repairAnd(files), fault, 2);
    await isHydrated(await openForm());
    expect(repairs().map((it) => it.replace(/.*\.js/, ''))).toEqual(['', '?retry']);
  },
);

describe('when neither the repair script nor its copy comes', () => {
  test('the page says at once how to order; Try again brings it back, and what was typed is kept', async () => {
    network().breakFiles(repairAnd(SHELL), 'damages');
    const page = await openForm();
    await page.getByLabel('Name*', { exact: true }).fill('Asha Verma');
    await help(page).getByRole('link', { name: brand.phone }).waitFor({ timeout: 5000 });

    network().repair();
    await help(page).getByRole('button', { name: 'Try again' }).click();
    await isHydrated(page);
    expect(await page.getByLabel('Name*', { exact: true }).inputValue()).toBe('Asha Verma');
    await help(page).waitFor({ state: 'hidden' });
  });

  test('a reload brings it back, though the browser has kept damaged files', async () => {
    network().breakFiles(repairAnd(SHELL), 'damages');
    const page = await openForm();
    await help(page).waitFor();

    network().repair();
    await page.reload();
    await isHydrated(page);
  });

  test('a remote that waits for a script is told, and says how to order', async () => {
    network().breakFiles(repairAnd(CHUNK), 'damages');
    const page = await openForm();
    const notice = page.getByRole('status').filter({ hasText: 'could not be loaded' });
    await notice.getByRole('link', { name: brand.phone }).waitFor({ timeout: 7000 });
    expect(await help(page).count()).toBe(0);

    network().repair();
    await notice.getByRole('button', { name: 'Try again' }).click();
    await isHydrated(page);
  });
});
