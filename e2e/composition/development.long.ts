import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { modulesOf, remotes, type RemoteName } from '@site/contracts/remotes';
import { singletons } from '@site/contracts/sharedLibraries';
import { languages, prefixOf } from '@site/contracts/languages';
import { products } from '@site/contracts/products';
import { openBrowser } from '@site/tooling/browser/openBrowser';
import { ports } from '@site/tooling/ports';
import { copyOfSources, type SourceCopy } from '../site/copyOfSources';
import { fillOrder, goodEntries, placeOrder } from '../browser/orderForm';
import { addFederationTools, overrideRemote, readPanelData } from '../browser/federationTools';
import { nextToast } from '../browser/parts/toasts';
import { startForwardingServer, type Forwarding } from '../site/startForwardingServer';
import {
  STARTING,
  startDevelopmentServers,
  type Development,
} from '../site/startDevelopmentServers';
import { visit } from '../browser/visit';

const address = `http://localhost:${ports.shellDev}`;
const addressOf = (name: RemoteName) => `http://localhost:${remotes[name].devPort}`;

let copy: SourceCopy;
let development: Development;
let browser: Browser;

beforeAll(async () => {
  copy = copyOfSources();
  const scripts = [
    `${address}/main.js`,
    `${addressOf('remoteProducts')}/remoteEntry.js`,
    `${addressOf('remoteOrder')}/remoteEntry.js`,
  ];
  development = await startDevelopmentServers([], scripts, copy.folder);
  browser = await openBrowser();
}, STARTING);

afterAll(async () => {
  await browser?.close();
  development?.end();
  copy?.remove();
});

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

test('what is changed in a remote shows in the shell that is open', async () => {
  const { page, end } = await visit(browser, address);
  const file = join(copy.folder, 'remote-products/content/forte.json');
  const before = readFileSync(file, 'utf8');
  const { card } = JSON.parse(before) as { card: { text: string } };
  await page.getByText(card.text).waitFor();

  writeFileSync(file, before.replace(card.text, 'Changed while the page was open.'));
  await page.getByText('Changed while the page was open.').waitFor();
  await end();
});

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
