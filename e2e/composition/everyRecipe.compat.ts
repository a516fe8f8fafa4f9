import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ALIVE } from '@site/contracts/boot';
import { brand } from '@site/contracts/brand';
import { paths } from '@site/contracts/paths';
import { openOwnSite } from '../browser/openSite';
import { fillOrder, goodEntries, placeOrder } from '../browser/orderForm';
import { nextToast } from '../browser/parts/toasts';
import { copyOfSources, type SourceCopy } from '../site/copyOfSources';
import { weighFiles } from './weighSite';
import { learnMoreOf, siteTexts } from '../browser/parts/siteTexts';

// Two whole builds, and most unit tests.
const LONG = 1_800_000;
jest.setTimeout(LONG);

const PRODUCT = `${brand.product} Gel`;
const PAGE = `/products/${brand.product.toLowerCase()}-gel`;

/** The workspaces that a recipe changes, or that go by what it makes. */
const TOUCHED = [
  ...['contracts', 'shared-ui', 'shell', 'remote-products', 'remote-order', 'order-desk'],
  ...['platform/firestore', 'platform/order-notices', 'platform/content-tools', 'bench', 'e2e'],
];

let copy: SourceCopy;
const made: string[] = [];
/** The scripts and styles by their names, before and after a language was added. */
let before: Record<string, number>;
let after: Record<string, number>;

const weigh = (...pages: string[]) => weighFiles(join(copy.folder, 'dist/site'), pages);

function make(...words: string[]): void {
  const [files = ''] = copy.run('new', '--', ...words).split('\n\nWhat remains:');
  made.push(...files.split('\n').filter((line) => /^[\w.-]+(\/|\.)\S+$/.test(line)));
}

const site = openOwnSite(() => {
  copy = copyOfSources();
  make('product', 'gel');
  make('section', 'how-to-rest');
  make('component', 'Badge');
  copy.run('build');
  before = weigh('/', '/hi', PAGE);
  make('language', 'mr');
  copy.run('build');
  after = weigh('/', '/hi', PAGE);
  return { root: copy.folder, site: join(copy.folder, 'dist/site') };
}, LONG);
afterAll(() => copy?.remove());

const tool = (name: string, ...args: string[]) =>
  execFileSync(process.execPath, [join('node_modules', name), ...args], {
    cwd: copy.folder,
    stdio: 'pipe',
  }).toString();

test('all that was made passes the checks', () => {
  tool('prettier/bin/prettier.cjs', '--check', '--ignore-unknown', ...made);
  tool('eslint/bin/eslint.js', ...made.filter((file) => /\.tsx?$/.test(file)));
  copy.run('content', '--', 'check');
  for (const workspace of TOUCHED) copy.run('types', '-w', workspace);
});

test('no test is red for it, its own included', () => {
  // Those here look at the repository's history, which a copy does not have.
  const folders = TOUCHED.filter((it) => it !== 'e2e').map((it) => `/${it}/`);
  tool('jest/bin/jest.js', '--selectProjects', 'screen', 'node', '--', ...folders);
});

test('the product has a page, a card and a place in menu and form', async () => {
  const { page, faults, end } = await site.visit(PAGE);
  await page.getByRole('heading', { level: 1, name: PRODUCT }).waitFor();
  await page.goto(`${site.address}/`);
  await page.getByRole('link', { name: learnMoreOf(PRODUCT) }).waitFor();
  await page.getByRole('banner').getByRole('button', { name: siteTexts.header.products }).click();
  await page.getByRole('banner').getByRole('link', { name: PRODUCT }).click();
  await page.getByRole('heading', { level: 1, name: PRODUCT }).waitFor();
  expect(faults).toEqual([]);
  await end();
});

test('an order for it is stored', async () => {
  const { page, end } = await site.visit(paths.buyNow);
  await fillOrder(page, { ...goodEntries, Products: `${brand.product}-Gel` });
  await placeOrder(page);
  expect(await nextToast(page)).toMatchObject({ kind: 'success' });
  await end();
  const stored = JSON.parse(copy.run('orders', '--', '--json', '--data', site.data)) as object[];
  expect(stored).toEqual([expect.objectContaining({ Products: `${brand.product}-Gel` })]);
});

test('the section is on the home page, and the language has its pages', async () => {
  expect(await (await fetch(`${site.address}/`)).text()).toContain('id="how-to-rest"');
  const text = await (await fetch(`${site.address}/mr`)).text();
  expect(text).toContain('<html lang="mr"');
  const { page, faults, end } = await site.visit('/');
  await page.getByRole('banner').getByRole('link', { name: 'मराठी' }).click();
  await page.waitForURL('**/mr');
  await page.waitForSelector(`html[${ALIVE}]`);
  await page.waitForLoadState('networkidle');
  expect(faults).toEqual([]);
  await end();
});

test('a third language adds no script to the pages of the others', () => {
  const own = /\.mr\.|\/mr\./;
  const others = Object.fromEntries(Object.entries(after).filter(([name]) => !own.test(name)));
  expect(Object.keys(others).sort()).toEqual(Object.keys(before).sort());
  for (const [name, bytes] of Object.entries(others)) {
    // Containers and the list of languages name one more.
    expect([name, bytes - (before[name] ?? 0)]).toEqual([name, expect.any(Number)]);
    expect(bytes).toBeLessThanOrEqual((before[name] ?? 0) * 1.01 + 150);
  }
});

test('the rules are those of the schema', () => {
  const rules = readFileSync(join(copy.folder, 'firestore.rules'), 'utf8');
  expect(rules).toContain(`'${brand.product}-Gel'`);
});
