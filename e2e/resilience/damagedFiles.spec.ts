import type { Page } from 'playwright-core';
import { brand } from '@site/contracts/brand';
import { paths } from '@site/contracts/paths';
import { sampleOf } from '@site/tooling/testing/testForm';
import type { NetworkFault } from '../browser/network/faultyNetwork';
import { faultyVisits } from '../browser/network/faultyVisits';
import { labels, siteTexts } from '../browser/parts/siteTexts';

const { network, visitor } = faultyVisits();

const files = {
  'a remote’s chunk': /remote-order\/.*\/forms[.].*js/,
  'a remote’s entry': /remote-order\/.*remoteEntry/,
  'the shell’s first script': /shell\/.*\/page[.].*js/,
  'the shell’s main script': /shell\/.*\/shell[.].*js/,
};
const isHydrated = (page: Page) => page.waitForSelector('main form:not([data-asleep])');
const problem = (page: Page) =>
  page.locator('[role=status], [role=alert]').filter({
    hasText: /could not be loaded|did not load completely/,
  });
const openForm = () => visitor().open(network().address + paths.buyNow, 'commit');

type Case = (path: RegExp) => Promise<void>;

const comesAfterOne =
  (fault: NetworkFault): Case =>
  async (path) => {
    network().breakFiles(path, fault, 1);
    await isHydrated(await openForm());

    await visitor().close();
    network().requests.length = 0;
    await isHydrated(await openForm());
    expect(network().requests.filter((it) => path.test(it))).toEqual([]);
  };

const cases: Readonly<Record<string, Case>> = {
  'damages it once: it comes without a press, and is there at the next visit':
    comesAfterOne('damages'),
  'hangs it once: it comes without a press, and is there at the next visit': comesAfterOne('hangs'),
  'damages it for a while: the page says how to order, Try again brings it back': async (path) => {
    network().breakFiles(path, 'damages');
    const page = await openForm();
    const notice = problem(page).first();
    await notice.getByRole('link', { name: brand.phone }).waitFor();
    await page.getByLabel(labels.Name, { exact: true }).fill('Asha Verma');

    network().repair();
    await notice.getByRole('button', { name: siteTexts.remotes.retry }).click();
    await isHydrated(page);
    expect(await page.getByLabel(labels.Name, { exact: true }).inputValue()).toBe('Asha Verma');
  },
  'damages it for a while: a reload brings it back': async (path) => {
    network().breakFiles(path, 'damages');
    const page = await openForm();
    await problem(page).first().waitFor();

    network().repair();
    await page.reload();
    await isHydrated(page);
  },
};

const everyCase = Object.entries(files).flatMap(([file, path]) =>
  Object.entries(cases).map(([what, check]) => ({ file, path, what, check })),
);

// Each third row has every file and every case among it.
test.each(sampleOf(everyCase, 3))('$file: the network $what', ({ path, check }) => check(path));

/** Waits until each style that is a file of its own is applied; a damaged one has no rules. */
const isStyled = (page: Page) =>
  page.waitForFunction(() => {
    const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet][href]')];
    return links.length > 0 && links.every(({ sheet }) => sheet?.cssRules.length);
  });

test('a style that a later screen asks for is damaged once: it comes', async () => {
  const path = /remote-products\/.*[.]css/;
  network().breakFiles(path, 'damages', 1);
  const page = await openForm();
  await isHydrated(page);
  await page
    .getByRole('link', { name: `${brand.product}, home page` })
    .first()
    .click();
  await page.waitForFunction(
    () => document.querySelectorAll('link[href*="remote-products"]').length,
  );

  await isStyled(page);
  expect(network().requests.filter((it) => path.test(it)).length).toBeGreaterThan(1);
});
