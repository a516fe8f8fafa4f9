import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolders } from '@site/tooling/testing/temporaryFolder';
import { styleHash } from '../../page/styleBlock';
import type { LiveReleases } from '../../releases/liveReleases';
import type { StoredRelease } from '../../releases/releaseFormat';
import { styleBlocks } from './styleBlocks';
import { stylesOfPage } from './stylesOfPage';

const newFolder = temporaryFolders();

/** A class of a component that several applications were built with. */
const shared = '_k3f90';

const sheets: Record<string, Record<string, string>> = {
  shell: {
    'page.css': '@layer reset;',
    'shell.css': `.s1-0{color:red}.${shared}{}`,
    'home.css': '.s2-0{color:red}',
    'hi.css': ':root{--site-font:a}',
  },
  order: {
    'forms.css': '.o1-0{color:red}',
    'order-form.css': `.${shared}{}.o2-0{color:red}`,
    'base.css': 'form{color:red}',
  },
  offers: { 'offers.css': '.button{color:red}' },
};

async function release(name: string, parts: object): Promise<StoredRelease> {
  const folder = await newFolder();
  mkdirSync(join(folder, 'web'));
  const files: Record<string, string> = {};
  for (const [file, text] of Object.entries(sheets[name] ?? {})) {
    writeFileSync(join(folder, 'web', file), text);
    files[`web/${file}`] = 'sha256-x';
  }
  const base = `/releases/${name}/1.0.0-abcdefabcdef/`;
  return { id: '1.0.0-abcdefabcdef', base, folder, files, ...parts } as unknown as StoredRelease;
}

const start = (styles: string[]) => ({
  ...{ scripts: [], fonts: [], icons: [] },
  ...{ styles, stylesApart: ['home.css'] },
});
const exposed = (...styles: string[]) => ({ scripts: [], images: [], styles });

async function liveReleases(): Promise<LiveReleases> {
  const shell = await release('shell', {
    entry: {
      ...start(['page.css', 'shell.css', 'home.css']),
      further: { hi: start(['page.css', 'shell.css', 'home.css', 'hi.css']) },
    },
    modules: {},
  });
  const remoteOrder = await release('order', {
    modules: { OrderForm: exposed('forms.css', 'order-form.css', 'base.css') },
  });
  const remoteProducts = await release('offers', {
    adopted: {},
    modules: { ProductPage: exposed('offers.css') },
  });
  return { shell, remoteOrder, remoteProducts } as unknown as LiveReleases;
}

const fileOf = (block: object) => ('file' in block ? block.file : undefined);

const contentOf = (html: string) => ({
  html,
  modules: ['remoteOrder/OrderForm', 'remoteProducts/ProductPage'] as const,
  languages: ['en'] as const,
});

test('a page has the shell’s styles as one block, and of others those of which it shows something', async () => {
  const live = await liveReleases();
  const page = await stylesOfPage(live, styleBlocks(), contentOf('<p class="o1-0">'));

  expect(page.styles.map((it) => [fileOf(it), it.text])).toEqual([
    ['page.css', `@layer reset;.s1-0{color:red}.${shared}{}`],
    ['forms.css', '.o1-0{color:red}'],
    // Without classes, and of what others built, nobody can tell.
    ['base.css', 'form{color:red}'],
    ['offers.css', expect.stringContaining('.button{color:red}')],
  ]);
  expect(page.stylesLater.map(({ address }) => address)).toEqual([`${live.shell.base}home.css`]);
  expect(page.addresses).toEqual([
    ...['page.css', 'shell.css'].map((it) => live.shell.base + it),
    ...['forms.css', 'base.css'].map((it) => `/releases/order/1.0.0-abcdefabcdef/${it}`),
    '/releases/offers/1.0.0-abcdefabcdef/offers.css',
  ]);
});

test('what a page shows does not come later', async () => {
  const live = await liveReleases();
  const page = await stylesOfPage(live, styleBlocks(), contentOf('<p class="s2-0 o2-0">'));

  expect(page.styles.map(fileOf)).toEqual([
    ...['page.css', 'home.css', 'order-form.css', 'base.css', 'offers.css'],
  ]);
  expect(page.stylesLater).toEqual([]);
});

test('of a shared component that the shell shows as well, other sheets are not needed', async () => {
  const live = await liveReleases();
  const page = await stylesOfPage(live, styleBlocks(), contentOf(`<p class="${shared}">`));

  expect(page.styles.map(fileOf)).toEqual(['page.css', 'base.css', 'offers.css']);
});

test('a block has one hash on all pages that show it, and a language with styles of its own another block', async () => {
  const live = await liveReleases();
  const blocks = styleBlocks();
  const stylesIn = (languages: readonly ['en' | 'hi'], marked?: readonly string[]) =>
    stylesOfPage(live, blocks, { ...contentOf('<p class="o1-0">'), languages, marked });
  const [english, hindi] = [await stylesIn(['en']), await stylesIn(['hi'])];

  const [ofEnglish, ofHindi] = [english, hindi].map(({ styles }) => styles.map((it) => it.hash));
  expect(ofEnglish).toEqual(english.styles.map(styleHash));
  expect(ofHindi).toEqual([expect.stringMatching(/^'sha256-/), ...(ofEnglish ?? []).slice(1)]);
  expect(ofHindi?.[0]).not.toBe(ofEnglish?.[0]);
  expect(hindi.styles[0]?.text).toBe(
    `@layer reset;.s1-0{color:red}.${shared}{}:root{--site-font:a}`,
  );
  const joined = [await stylesIn(['en'], []), await stylesIn(['hi'], [])];
  expect(joined.map(({ styles }) => styles[0]?.text.includes('--site-font'))).toEqual([
    false,
    true,
  ]);
});

test('a shell that takes one block gets one, behind marks of what the pins name; what others built stays apart', async () => {
  const live = await liveReleases();
  const [home, form] = [
    `${live.shell.base}home.css`,
    `${live.remoteOrder?.base}order-form.css`,
  ] as const;
  const page = await stylesOfPage(live, styleBlocks(), {
    ...contentOf('<p class="s2-0 o2-0">'),
    marked: [home, '/elsewhere.css', form],
  });

  expect(page.styles.map(fileOf)).toEqual([undefined, 'offers.css']);
  expect(page.styles[0]?.text).toBe(
    `@layer reset;.s1-0{color:red}.${shared}{}/*0*/.s2-0{color:red}/*2*/.${shared}{}.o2-0{color:red}form{color:red}`,
  );
  expect(page.styles.map(({ hash }) => hash)).toEqual(page.styles.map(styleHash));
  expect(page.addresses).toContain(form);
});
