import type { Page } from '@playwright/test';
import { brand } from '@site/company/brand';
import { paths } from '@site/company/paths';
import { sampleOf } from '@site/tooling/testing/testForm';
import {
  openFaultyNetwork,
  type FaultyNetwork,
  type NetworkFault,
} from '../browser/network/faultyNetwork';
import { labels, siteTexts } from '../browser/parts/siteTexts';
import { expect, test as base } from '../browser/test';
import { newVisitor, type Visitor } from '../browser/visitor';
import { whenProductFetched } from '../browser/whenProductFetched';

/** A visitor with a browser of their own, and a network of its own between them and the site. */
interface Connection {
  network: FaultyNetwork;
  visitor: Visitor;
}

const test = base.extend<Connection>({
  network: async ({ server }, use) => {
    const network = await openFaultyNetwork(server.address);
    await use(network);
    await network.stop();
  },
  visitor: async ({}, use) => {
    const visitor = await newVisitor();
    await use(visitor);
    await visitor.leave();
  },
});

const files = {
  'a remote’s chunk': /remote-order\/.*\/forms[.].*js/,
  'a remote’s entry': /remote-order\/.*remoteEntry/,
  'the shell’s first script': /shell\/.*\/early[.].*js/,
  'the shell’s main script': /shell\/.*\/shell[.].*js/,
};
const isHydrated = (page: Page) => page.waitForSelector('main form:not([data-asleep])');
const problem = (page: Page) =>
  page.locator('[role=status], [role=alert]').filter({
    hasText: /cannot send just now|did not load completely/,
  });
const openForm = ({ network, visitor }: Connection) =>
  visitor.open(network.address + paths.buyNow, 'commit');

type Case = (path: RegExp, connection: Connection) => Promise<void>;

const comesAfterOne =
  (fault: NetworkFault): Case =>
  async (path, connection) => {
    const { network, visitor } = connection;
    network.breakFiles(path, fault, 1);
    await isHydrated(await openForm(connection));

    await visitor.close();
    network.requests.length = 0;
    await isHydrated(await openForm(connection));
    expect(network.requests.filter((request) => path.test(request))).toEqual([]);
  };

const cases: Readonly<Record<string, Case>> = {
  'damages it once: it comes without a press, and is there at the next visit':
    comesAfterOne('damages'),
  'hangs it once: it comes without a press, and is there at the next visit': comesAfterOne('hangs'),
  'damages it for a while: the page says how to order, Try again brings it back': async (
    path,
    connection,
  ) => {
    const { network } = connection;
    network.breakFiles(path, 'damages');
    const page = await openForm(connection);
    const notice = problem(page).first();
    await notice.getByRole('link', { name: brand.phone }).waitFor();
    await page.getByLabel(labels.Name, { exact: true }).fill('Asha Verma');

    network.repair();
    await notice.getByRole('button', { name: siteTexts.remotes.retry }).click();
    await isHydrated(page);
    await expect(page.getByLabel(labels.Name, { exact: true })).toHaveValue('Asha Verma');
  },
};

const everyCase = Object.entries(files).flatMap(([file, path]) =>
  Object.entries(cases).map(([what, check]) => ({ file, path, what, check })),
);

// Every second row has each file and each case among it.
for (const { file, path, what, check } of sampleOf(everyCase, 2)) {
  test(`${file}: the network ${what}`, ({ network, visitor }) => check(path, { network, visitor }));
}

/** Waits until each style that is a file of its own is applied; a damaged one has no rules. */
const isStyled = (page: Page) =>
  page.waitForFunction(() => {
    const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet][href]')];
    return links.length > 0 && links.every(({ sheet }) => sheet?.cssRules.length);
  });

test('a style that a later screen asks for is damaged once: it comes', async ({
  network,
  visitor,
}) => {
  const path = /remote-products\/.*[.]css/;
  network.breakFiles(path, 'damages', 1);
  const page = await openForm({ network, visitor });
  await isHydrated(page);
  const home = page.getByRole('link', { name: `${brand.product}, home page` }).first();
  // What comes too late is opened as a document, which has its styles in itself.
  await home.hover();
  await whenProductFetched(page, 'ProductShowcase');
  await home.click();
  await page.waitForFunction(
    () => document.querySelectorAll('link[href*="remote-products"]').length,
  );

  await isStyled(page);
  expect(network.requests.filter((request) => path.test(request)).length).toBeGreaterThan(1);
});
