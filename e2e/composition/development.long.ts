import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { modulesOf, remotes, type RemoteName } from '@site/contracts/remotes';
import { singletons } from '@site/contracts/sharedLibraries';
import { languages, localised, prefixOf } from '@site/contracts/languages';
import { routes } from '@site/contracts/paths';
import { products } from '@site/contracts/products';
import { openBrowser } from '@site/tooling/browser/openBrowser';
import { ports } from '@site/tooling/workspace';
import { copyOfSources, type SourceCopy } from '../site/copyOfSources';
import { fillOrder, goodEntries, placeOrder } from '../browser/orderForm';
import { addFederationTools, overrideRemote, readPanelData } from '../browser/federationTools';
import { nextToast } from '../browser/parts/toasts';
import { startForwardingServer, type Forwarding } from '../site/startForwardingServer';
import { STARTING } from '../site/startDevelopmentServers';
import { startNpm, type RunningNpm } from '../site/startNpm';
import { eventually } from '../browser/eventually';
import { lookOfPage } from './lookOfPage';
import { openOwnSite } from '../browser/openSite';
import { screens } from '../browser/screens';
import { visit, whenSettled, type Visit } from '../browser/visit';

const address = `http://localhost:${ports.shellDev}`;
const addressOf = (name: RemoteName) => `http://localhost:${remotes[name].devPort}`;

let copy: SourceCopy;
let development: RunningNpm;
let browser: Browser;

const built = openOwnSite(() => ({}), STARTING);

beforeAll(async () => {
  copy = copyOfSources();
  development = startNpm(['run', 'content'], copy.folder);
  await development.line(/in development: (.*) \(Ctrl-C/);
  browser = await openBrowser();
}, STARTING);

afterAll(async () => {
  await browser?.close();
  development?.kill();
  copy?.remove();
});

const look = async ({ page, end }: Visit, within?: string) => {
  await page.waitForLoadState('networkidle');
  const lines = await lookOfPage(page, within);
  await end();
  return lines;
};

const paths = routes.flatMap((path) => languages.map((language) => localised(path, language)));

test.each(paths)('%s looks as the built page does', async (path) => {
  const options = { reducedMotion: 'reduce' } as const;
  const developed = await look(await visit(browser, address + path, options));

  expect(developed.length).toBeGreaterThan(20);
  // A built page does without a font that is late; the second time it has it.
  await eventually(async () => {
    const { page, ...visited } = await built.visit(path, options);
    await page.reload();
    expect(await look({ page, ...visited })).toEqual(developed);
  }, 30_000);
});

const parts = (product: string) =>
  [
    ['remoteOrder', '/', 'form', '/', 'main form'],
    ['remoteOrder', '/', 'form >> nth=1', '/', 'footer form'],
    ['remoteProducts', '/', 'main', '/', '[data-owner="remote-products"]'],
    ['remoteProducts', product, 'main', product, '[data-owner="remote-products"]'],
  ] as const;

test.each(
  languages.flatMap((language) =>
    parts(products[0]?.path ?? '').map((part) => [language, ...part] as const),
  ),
)(
  'in %s, %s alone at %s looks as in the built page: %s',
  async (language, remote, ownPath, ownPlace, path, place) => {
    const options = { reducedMotion: 'reduce', viewport: screens.desktop } as const;
    const own = await browser.newPage(options);
    await own.goto(addressOf(remote) + localised(ownPath, language));
    await own.waitForLoadState('networkidle');
    const alone = await lookOfPage(own, ownPlace);
    await own.close();

    expect(alone.length).toBeGreaterThan(3);
    await eventually(async () => {
      const { page, ...visited } = await built.visit(localised(path, language), options);
      await page.reload();
      expect(await look({ page, ...visited }, place)).toEqual(alone);
    }, 30_000);
  },
);

test.each(languages)('the shell shows all parts of the site in %s', async (language) => {
  const { page, faults, end } = await visit(browser, address + prefixOf(language));

  expect(await page.locator('html').getAttribute('lang')).toBe(language);
  for (const { name } of products) await page.getByRole('heading', { name }).first().waitFor();
  await page.locator('form').first().waitFor();
  expect(faults).toEqual([]);
  await end();
});

test('an order is taken', async () => {
  const { page, end } = await visit(browser, address);
  await fillOrder(page, goodEntries);
  await placeOrder(page);

  expect(await nextToast(page)).toMatchObject({ kind: 'success' });
  await end();
});

const CHANGED = 'Changed while the page was open.';

/** Puts a text back: a test that fails and is tried again would find its own change. */
let putBack: (() => void) | undefined;
afterEach(() => putBack?.());

test.each([
  ['a remote', 'remote-products/content/forte.json', 'card', 'text'],
  ['the shell', 'shell/content/home.json', 'circulation', 'lead'],
])(
  'a text that is changed in %s shows in the open page, at the place that is read',
  async (_owner, path, group, key) => {
    const { page, end } = await visit(browser, address);
    const file = join(copy.folder, path);
    const before = readFileSync(file, 'utf8');
    putBack = () => writeFileSync(file, before);
    const texts = JSON.parse(before) as Record<string, Record<string, string>>;
    const text = texts[group]?.[key] ?? '';
    await page.getByText(text).scrollIntoViewIfNeeded();
    const place = await page.evaluate(() => scrollY);
    expect(place).toBeGreaterThan(0);

    writeFileSync(file, before.replace(text, CHANGED));
    await page.getByText(CHANGED).waitFor();
    // The shell opens a page at its top once it is drawn.
    await page.waitForLoadState('networkidle');
    await whenSettled(page);
    await eventually(async () => expect(await page.evaluate(() => scrollY)).toBe(place), 15_000);
    await end();
  },
);

test('each remote runs alone', async () => {
  const page = await browser.newPage();
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(String(error)));
  await page.goto(addressOf('remoteProducts'));
  for (const { name } of products) await page.getByRole('heading', { name }).first().waitFor();
  await page.goto(addressOf('remoteOrder'));
  await page.locator('form').first().waitFor();

  expect(faults).toEqual([]);
  await page.close();
});

describe('the official browser tools of Module Federation', () => {
  const manifestOf = (origin: string) => `${origin}/mf-manifest.json`;
  const names = ['remoteOrder', 'remoteProducts'] as const;
  let other: Forwarding | undefined;
  afterEach(() => other?.end());

  test('show the remotes of the shell, their modules, and who provides each library', async () => {
    const { page, faults, end } = await visit(browser, address, { before: addFederationTools });

    const { moduleInfo, remotesTold, providers } = await readPanelData(page);
    expect(remotesTold).toEqual(names);
    const addresses = names.map((it) => [it, { matchedVersion: manifestOf(addressOf(it)) }]);
    expect(moduleInfo.shell?.remotesInfo).toEqual(Object.fromEntries(addresses));
    for (const name of names) {
      const { modules = [] } = moduleInfo[`${name}:${manifestOf(addressOf(name))}`] ?? {};
      const moduleNames = modules.map(({ moduleName }) => moduleName);
      expect(moduleNames).toEqual(expect.arrayContaining(modulesOf(name)));
    }
    expect(providers).toMatchObject(Object.fromEntries(singletons.map((it) => [it, ['shell']])));
    expect(faults).toEqual([]);
    await end();
  });

  test('let another address answer for a remote', async () => {
    other = await startForwardingServer(addressOf('remoteOrder'));
    const { page, faults, end } = await visit(browser, address, { before: addFederationTools });
    await overrideRemote(page, 'remoteOrder', manifestOf(other.address));
    await page.reload();
    await page.locator('form').first().waitFor();

    expect(other.asked).toEqual(expect.arrayContaining(['/mf-manifest.json', '/remoteEntry.js']));
    expect(faults).toEqual([]);
    await end();
  });
});
