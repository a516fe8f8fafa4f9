import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { languages } from '@site/contracts/languages';
import { paths } from '@site/contracts/paths';
import type { RenderedPage } from '@site/contracts/rendering';
import { FURTHER_PINS_ID, PINNED_RELEASES_ID } from '@site/contracts/pinnedReleases';
import { temporaryFolders } from '@site/tooling/testing/temporaryFolder';
import { integrityOf } from '../releases/hashFiles';
import type { LiveReleases } from '../releases/liveReleases';
import type { StoredRelease } from '../releases/releaseFormat';
import { composePage } from './composePage';
import { pinFiles, pinsInScript, placePinFiles } from './pinFiles';
import { styleBlocks } from './styles/styleBlocks';

const newFolder = temporaryFolders();
const files = (scripts: string[]) => ({ scripts, styles: [], fonts: [], icons: [] });

function release(application: string, parts: object = {}): StoredRelease {
  const base = `/releases/${application}/1.0.0-abcdefabcdef/`;
  return {
    ...{ application, base, id: '1.0.0-abcdefabcdef', folder: '/nowhere' },
    entry: { ...files(['entry.js']), further: { hi: files(['entry.js']) } },
    modules: { Part: { scripts: ['part.js'], styles: [], images: [] } },
    files: { 'web/entry.js': 'sha256-x', 'web/part.js': 'sha256-y' },
    ...parts,
  } as unknown as StoredRelease;
}

const routes = [
  {
    path: '/stores',
    module: 'Part',
    placeholder: 'page',
    texts: { en: { title: 'Stores', description: 'Where to buy.', menu: 'Stores' } },
  },
];
const shell = release('shell', { fetchesPins: true });
const live = {
  shell,
  remoteProducts: release('remoteProducts'),
  remoteOrder: release('remoteOrder', { routes }),
} as LiveReleases;

const rendered = (parts: Partial<RenderedPage>): RenderedPage => ({
  ...{ html: '', head: '', modules: [], remotes: [] },
  ...parts,
});

async function blocksOf(it: LiveReleases, page: RenderedPage, path: string) {
  const options = { blocks: styleBlocks(), composition: undefined, settings: {}, year: 2026 };
  const { html } = await composePage(it, { ...options, languages, pins: pinFiles(it) })(
    page,
    path,
    'en',
  );
  const block = (id: string) =>
    JSON.parse(new RegExp(`id="${id}">(.*?)</script>`).exec(html)?.[1] ?? 'null') as object;
  return {
    block: block(PINNED_RELEASES_ID),
    named: Object.keys(block(PINNED_RELEASES_ID)),
    further: block(FURTHER_PINS_ID),
    scripts: [...html.matchAll(/<script crossorigin src="([^"]*)" integrity="([^"]*)"/g)].map(
      (it) => [it[1], it[2]],
    ),
    sheets: [...html.matchAll(/<link rel="stylesheet" crossorigin href="([^"]*)"/g)].map(
      (it) => it[1],
    ),
  };
}

test('a page names what it shows, and a file for the rest', async () => {
  const page = rendered({ modules: ['remoteProducts/ProductPage'], remotes: ['remoteProducts'] });
  const products = { ...live, remoteProducts: release('remoteProducts') };
  products.remoteProducts.modules.ProductPage = { scripts: [], styles: [], images: [] };
  const { named, further } = await blocksOf(products, page, paths.privacyPolicy);

  expect(named).toEqual(['shell', 'remoteProducts']);
  expect(further).toEqual({
    address: expect.stringMatching(/^\/releases\/pins\/[0-9a-f]{12}\/en\.json$/),
    integrity: expect.stringMatching(/^sha256-/),
    menu: [{ path: '/stores', menu: 'Stores' }],
  });
});

test('a page of a remote that is drawn in the browser names that remote', async () => {
  expect(await blocksOf(live, rendered({}), '/stores')).toMatchObject({
    named: ['shell', 'remoteOrder'],
  });
});

test('a page says which remotes are not deployed', async () => {
  const { shell, remoteProducts } = live;
  const rest = { shell, remoteProducts } as LiveReleases;
  expect((await blocksOf(rest, rendered({}), '/')).further).toMatchObject({
    absent: ['remoteOrder'],
  });
});

test('a shell that does not fetch pins, or does not tell what a page shows, gets all of them', async () => {
  const older = { ...live, shell: release('shell') };
  expect(await blocksOf(older, rendered({}), '/')).toMatchObject({
    named: ['shell', 'remoteProducts', 'remoteOrder'],
    further: null,
  });
  const { html, head, modules } = rendered({});
  const page: RenderedPage = { html, head, modules };
  expect((await blocksOf(live, page, '/')).named).toHaveLength(3);
});

const starting = { ...live, shell: release('shell', { fetchesPins: true, startsWithPins: true }) };

test('a page names all releases, and starts with a script that has their pins', async () => {
  const { block, further, scripts } = await blocksOf(starting, rendered({}), '/');
  const script = pinFiles(starting).get('en')?.script;

  const release = '1.0.0-abcdefabcdef';
  expect(block).toEqual({
    shell: { release },
    remoteProducts: { release },
    remoteOrder: { release },
  });
  expect(further).toBeNull();
  expect(scripts[0]).toEqual([script?.address, script?.integrity]);
  const pins = pinsInScript(script?.text ?? '');
  expect(Object.keys(pins)).toEqual(Object.keys(block));
  expect(pins.remoteOrder).toMatchObject({
    entry: '/releases/remoteOrder/1.0.0-abcdefabcdef/entry.js',
  });
});

const manyFiles = Object.fromEntries(
  Array.from({ length: 200 }, (_, index) => [`web/part-${index}.js`, 'sha256-x']),
);
const large = { ...starting, remoteOrder: release('remoteOrder', { files: manyFiles }) };

test('the script is not there where it would hold the pins of many remotes', async () => {
  const { further, block } = await blocksOf(large, rendered({ modules: [] }), '/');
  expect(further).toMatchObject({ address: pinFiles(large).get('en')?.block.address });
  expect(block).toMatchObject({ shell: { entry: expect.any(String) } });
});

test('the files are what the page says, for each language', async () => {
  const site = await newFolder();
  await placePinFiles(starting, site);

  for (const { block, script } of pinFiles(starting).values()) {
    const own = await readFile(join(site, script?.address ?? ''));
    expect(integrityOf(own)).toBe(script?.integrity);
    const bytes = await readFile(join(site, block.address));
    expect(integrityOf(bytes)).toBe(block.integrity);
    expect(Object.keys(JSON.parse(String(bytes)) as object)).toEqual([
      'remoteProducts',
      'remoteOrder',
    ]);
  }
});

describe('the shell’s sheets of which a page shows nothing', () => {
  const sheet = `${shell.base}home.css`;

  /** The shell with a sheet apart, in releases of these remotes. */
  async function withSheet(remotes: LiveReleases, parts: object = {}): Promise<LiveReleases> {
    const folder = await newFolder();
    await mkdir(join(folder, 'web'));
    await writeFile(join(folder, 'web', 'home.css'), '.s2-0{color:red}');
    const entry = { ...files(['entry.js']), styles: ['home.css'], stylesApart: ['home.css'] };
    const own = {
      ...{ fetchesPins: true, startsWithPins: true, folder, entry },
      files: { 'web/entry.js': 'sha256-x', 'web/home.css': 'sha256-z' },
    };
    return { ...remotes, shell: release('shell', { ...own, ...parts }) };
  }
  const pinsOf = (it: LiveReleases) =>
    pinsInScript(pinFiles(it).get('en')?.script?.text ?? '{}').shell;

  test('are listed in the script with their hashes, and stand in no page', async () => {
    const it = await withSheet(live, { bringsStyles: true });
    expect(pinsOf(it)).toMatchObject({ styles: [sheet], integrity: { [sheet]: 'sha256-z' } });

    expect((await blocksOf(it, rendered({}), '/')).sheets).toEqual([]);
    // It is the same script where the page shows something of them.
    const home = await blocksOf(it, rendered({ html: '<p class="s2-0">' }), '/');
    expect(home.scripts[0]?.[0]).toBe(pinFiles(it).get('en')?.script?.address);
  });

  test('stand in pages of a shell that does not bring them', async () => {
    const it = await withSheet(live);
    expect(pinsOf(it)).not.toHaveProperty('styles');
    expect(pinsOf(it)?.integrity).not.toHaveProperty(sheet);
    expect((await blocksOf(it, rendered({}), '/')).sheets).toEqual([sheet]);
  });

  test('stand in pages that have pins of their own', async () => {
    const it = await withSheet(large, { bringsStyles: true });
    const { block, sheets } = await blocksOf(it, rendered({}), '/');
    expect(sheets).toEqual([sheet]);
    expect(block).not.toHaveProperty('shell.styles');
  });
});
