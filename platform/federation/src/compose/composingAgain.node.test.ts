import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { mkdir, writeFile } from 'node:fs/promises';
import { temporaryFolders } from '@site/tooling/testing/temporaryFolder';
import { seededNumbers } from '@site/tooling/seededNumbers';
import { fakeBuilder } from '../build/testing/fakeBuilder';
import { release } from '../build/testing/testReleases';
import type { Builder } from '../build/makeRelease';
import { contentCache, type ContentCache } from '../page-cache/contentCache';
import { folderStore } from '../release-store/folderStore';
import type { ReleaseStore } from '../release-store/releaseStore';
import { PAGE_TEXTS_FOLDER } from '@site/contracts/rendering';
import type { LiveReleases } from '../releases/liveReleases';
import type { StoredRelease } from '../releases/releaseFormat';
import { renderPages } from '../rendering/renderPages';
import type { DrawnPage } from '../rendering/renderJob';
import { composeSite } from './composeSite';

// Pages are rendered for real, in processes of their own.
jest.setTimeout(90_000);

const ON = '2026-11-22T10:00:00.000Z';
const newFolder = temporaryFolders();

/** Shows on each page what each remote says, and tells which were asked. Some addresses ask one, some both, some none. */
const SHELL = (words: string) => `
let containers = {};
exports.start = (paths, load) => {
  containers = Object.fromEntries(Object.entries(paths).map(([name, path]) => [name, load(path)]));
};
exports.render = async ({ path, year }) => {
  const asked = path.includes('/products') ? ['remoteProducts'] : path.includes('/buy-now') ? ['remoteOrder'] :
    path.includes('/privacy') ? [] : ['remoteProducts', 'remoteOrder'];
  const remotes = asked.filter((name) => name in containers);
  const modules = { remoteProducts: 'remoteProducts/ProductPage', remoteOrder: 'remoteOrder/OrderForm' };
  return {
    html: '<main>${words} ' + year + remotes.map((name) => containers[name].say(path)).join(' ') + '</main>',
    head: '<title>' + path + '</title>',
    modules: remotes.map((name) => modules[name]),
    remotes: remotes.length ? remotes : asked.length ? undefined : [],
  };
};`;

const REMOTE = (words: string, base: string) =>
  `exports.say = (path) => '<p>${words} at ' + path + ' <img src="${base}packshot.webp"></p>';`;

const saying = (words: string): Builder => ({
  ...fakeBuilder(words),
  async buildServer(name, outDir, base) {
    await mkdir(outDir, { recursive: true });
    const [file, text] =
      name === 'shell' ? ['main.js', SHELL(words)] : ['remoteEntry.js', REMOTE(words, base)];
    await writeFile(join(outDir, file), text);
  },
});

async function bytesOf(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((it) => it.isFile()).map((it) => join(it.parentPath, it.name));
  const read = async (file: string) => [
    file.slice(folder.length),
    (await readFile(file)).toString('base64'),
  ];
  return Object.fromEntries((await Promise.all(files.sort().map(read))) as [string, string][]);
}

let store: ReleaseStore;
let cache: ContentCache;
let cacheFolder: string;
let versions: number;
const make = (name: 'shell' | 'products' | 'order', words: string) =>
  release(store, name, `1.${versions++}.0`, saying(words));
const first = async () => ({
  shell: await make('shell', 'first'),
  remoteProducts: await make('products', 'first'),
  remoteOrder: await make('order', 'first'),
});

beforeEach(async () => {
  versions = 0;
  store = folderStore(await newFolder());
  cacheFolder = await newFolder();
  cache = contentCache(cacheFolder);
});

test.each([1])(
  'has the bytes of a composition from nothing, whatever changed before (seed %i)',
  async (seed) => {
    const next = seededNumbers(seed);
    const among = <Item>(items: readonly Item[]) =>
      items[Math.floor(next() * items.length)] as Item;
    let live: LiveReleases = await first();
    const all: StoredRelease[] = Object.values(live);
    const changes: (() => Promise<LiveReleases>)[] = [
      async () => ({ ...live, remoteProducts: await make('products', `words ${next()}`) }),
      async () => ({ ...live, remoteOrder: await make('order', `words ${next()}`) }),
      async () => ({ ...live, shell: await make('shell', `words ${next()}`) }),
      // The same words at another address.
      async () => ({ ...live, remoteProducts: await make('products', 'first') }),
      async () => {
        const { shell, remoteProducts } = live;
        return { shell, ...(remoteProducts && { remoteProducts }) };
      },
      async () => {
        const earlier = among(all);
        return { ...live, [earlier.application]: earlier };
      },
    ];
    for (let round = 0; round < 5; round++) {
      if (round) live = await among(changes)();
      all.push(...Object.values(live));
      const options = {
        on: ON,
        keepsPages: next() < 0.7,
        settings: next() < 0.5 ? { visits: '/visits' } : {},
      };
      const [whole, incremental] = [await newFolder(), await newFolder()];
      await composeSite(live, { ...options, site: whole });
      await composeSite(live, { ...options, site: incremental, cache });
      expect(await bytesOf(incremental)).toEqual(await bytesOf(whole));
    }
  },
);

/** Asks for the text of the product whose page it is. */
const withTexts = (texts: Record<string, string>): Builder => ({
  ...saying('texts'),
  async buildServer(_, outDir) {
    await mkdir(join(outDir, 'texts'), { recursive: true });
    const code = `exports.say = (path) => {
      const [, name] = /products.(\\w)/.exec(path) ?? [];
      return name ? _SITE_READ_TEXT('remoteProducts', 'texts/' + name + '.json').text : 'all';
    };`;
    await writeFile(join(outDir, 'remoteEntry.js'), code);
    for (const [name, text] of Object.entries(texts)) {
      await writeFile(join(outDir, 'texts', `${name}.json`), JSON.stringify({ text }));
    }
  },
});

describe('renders', () => {
  const ADDRESSES = ['/', '/products/a', '/products/b', '/buy-now', '/privacy-policy'];
  const render = async (live: LiveReleases, year = 2026) => {
    const pages: string[] = [];
    const take = async (index: number, { html }: { html: string }) => void (pages[index] = html);
    const rendered = await renderPages(live, ADDRESSES, { year, cache, take });
    return { rendered, pages };
  };

  test('only pages of what has changed, and none when an address alone has, or after a rollback', async () => {
    const live = await first();
    expect(await render(live)).toMatchObject({ rendered: 5 });
    expect(await render(live)).toMatchObject({ rendered: 0 });

    const moved = await make('products', 'first');
    const { rendered, pages } = await render({ ...live, remoteProducts: moved });
    expect(rendered).toBe(0);
    expect(pages[1]).toContain(`${moved.base}packshot.webp`);

    const other = { ...live, remoteProducts: await make('products', 'other') };
    expect(await render(other)).toMatchObject({ rendered: 3 });
    expect(await render(live)).toMatchObject({ rendered: 0 });
    expect(await render(live, 2027)).toMatchObject({ rendered: 5 });
  });

  test('pages that were kept and are damaged', async () => {
    const live = await first();
    const whole = await render(live);
    const kept = await readdir(cacheFolder, { recursive: true, withFileTypes: true });
    for (const { name, parentPath } of kept.filter((it) => it.isFile())) {
      const file = join(parentPath, name);
      const text = await readFile(file, 'latin1');
      await writeFile(file, text.replace('first 2026', 'other 2026'), 'latin1');
    }
    expect(await render(live)).toEqual(whole);
    expect(await render(live)).toMatchObject({ rendered: 0 });
  });

  test('only the pages that read a text, when that alone has changed', async () => {
    const live = await first();
    const withText = async (a: string, b: string) => ({
      ...live,
      remoteProducts: await release(store, 'products', `2.${versions++}.0`, withTexts({ a, b })),
    });
    await render(await withText('first a', 'first b'));
    const { rendered, pages } = await render(await withText('other a', 'first b'));
    expect(rendered).toBe(1);
    expect(pages[1]).toContain('other a');
    expect(pages[2]).toContain('first b');
    expect(await render(await withText('first a', 'first b'))).toMatchObject({ rendered: 0 });
  });

  test('a text that comes with its page stands in that page alone, and makes it anew when it changes', async () => {
    const live = await first();
    const withText = async (text: string) => {
      const builder: Builder = {
        ...saying('texts'),
        async buildServer(_, outDir) {
          await mkdir(join(outDir, PAGE_TEXTS_FOLDER), { recursive: true });
          const code = `exports.say = (path) => path === '/products/a'
            ? _SITE_READ_TEXT('remoteProducts', '${PAGE_TEXTS_FOLDER}/a.json').text : 'all';`;
          await writeFile(join(outDir, 'remoteEntry.js'), code);
          await writeFile(join(outDir, PAGE_TEXTS_FOLDER, 'a.json'), JSON.stringify({ text }));
        },
      };
      const remoteProducts = await release(store, 'products', `2.${versions++}.0`, builder);
      const pages: DrawnPage[] = [];
      const take = async (index: number, page: DrawnPage) => void (pages[index] = page);
      const rendered = await renderPages({ ...live, remoteProducts }, ADDRESSES, {
        year: 2026,
        cache,
        take,
      });
      return { rendered, brought: pages.map(({ pageTexts }) => pageTexts) };
    };
    const name = `remoteProducts/${PAGE_TEXTS_FOLDER}/a.json`;
    const broughtIs = (text: string) => [
      undefined,
      { [name]: { text } },
      ...Array(3).fill(undefined),
    ];
    expect(await withText('first')).toEqual({ rendered: 5, brought: broughtIs('first') });
    expect(await withText('first')).toEqual({ rendered: 0, brought: broughtIs('first') });
    expect(await withText('other')).toEqual({ rendered: 1, brought: broughtIs('other') });
  });

  test('all pages of a shell that does not tell which remotes it used, when any has changed', async () => {
    const untold: Builder = {
      ...saying('first'),
      buildServer: async (_, outDir) => {
        await mkdir(outDir, { recursive: true });
        const text = SHELL('first').replace(/remotes: remotes\.length.*/, '');
        await writeFile(join(outDir, 'main.js'), text);
      },
    };
    const live = { ...(await first()), shell: await release(store, 'shell', '2.0.0', untold) };
    await render(live);
    expect(await render(live)).toMatchObject({ rendered: 0 });
    const other = { ...live, remoteOrder: await make('order', 'other') };
    expect(await render(other)).toMatchObject({ rendered: 5 });
  });
});
