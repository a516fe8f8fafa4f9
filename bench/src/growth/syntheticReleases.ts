import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { inLanguage } from '@site/contracts/exposedModules';
import { languages } from '@site/contracts/languages';
import { MOST_LISTED } from '@site/contracts/catalogue';
import { PAGE_TEXTS_FOLDER, TEXTS_FOLDER } from '@site/contracts/rendering';
import { declarationOf, modulesOf } from '@site/contracts/remotes';
import { rewriteRelease } from '@site/federation/build/testing/fakeBuilder';
import { release } from '@site/federation/build/testing/testReleases';
import type { ReleaseStore } from '@site/federation/release-store/releaseStore';
import type { StoredRelease } from '@site/federation/releases/releaseFormat';
import { shortNameOf } from '@site/tooling/applicationShortNames';
import type { ApplicationName } from '@site/tooling/workspace';
import { styleSheet, textOf } from './syntheticContent';
import { otherServer, productsServer, shellServer } from './syntheticServers';

/** What makes one made-up release other than the one before. */
export interface Edition {
  version: string;
  words: string;
  products: number;
  /** The number of the product whose text is another one. */
  changedProduct?: number;
}

/** The styles of a real page come to 45 KB, most of them the shell's. */
const SHELL_STYLES = 35_000;
const MODULE_STYLES = 5_000;

const textFile = (number: number, language: string) =>
  `${number < MOST_LISTED ? TEXTS_FOLDER : PAGE_TEXTS_FOLDER}/${language}/${productName(number)}.json`;

const productName = (number: number) => `p${number}`;

export const productPath = (number: number) => `/products/${productName(number)}`;

async function write(folder: string, files: Record<string, string>): Promise<void> {
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), text);
  }
}

/** A text of each product: those that no menu lists come with their pages, as on the site. */
function textFiles({ products, changedProduct }: Edition): Record<string, string> {
  const texts = Array.from({ length: products }, (_, number) =>
    languages.map((language, index) => {
      const seed = number * languages.length + index + (number === changedProduct ? 1e6 : 0);
      return [textFile(number, language), JSON.stringify(textOf(seed))] as const;
    }),
  );
  return Object.fromEntries(texts.flat());
}

/** Those that browsers may fetch. */
const pageTextFiles = (edition: Edition) =>
  Object.fromEntries(
    Object.entries(textFiles(edition)).filter(([file]) => file.startsWith(PAGE_TEXTS_FOLDER)),
  );

function webFiles(name: ApplicationName, edition: Edition) {
  const { words, changedProduct } = edition;
  if (name === 'shell') {
    const entry = (main: string) => ({
      scripts: ['page.js', main],
      styles: ['shell.css'],
      fonts: [],
      icons: [],
    });
    const list = { ...entry('main.js'), further: { hi: entry('hi.js') } };
    return {
      'entry.json': JSON.stringify(list),
      'page.js': words,
      'main.js': `${words} en`,
      'hi.js': `${words} hi`,
      'shell.css': styleSheet(1, SHELL_STYLES),
    };
  }
  const modules = modulesOf(name).flatMap((it) =>
    declarationOf(name).languages.map((language) => inLanguage<string>(it, language)),
  );
  const assets = (module: string) => ({
    js: { sync: [`${module}.js`], async: [] },
    css: { sync: [`${module}.css`], async: [] },
  });
  const exposes = modules.map((module) => ({ name: module, assets: assets(module) }));
  return {
    'mf-manifest.json': JSON.stringify({ exposes }),
    'remoteEntry.js': words,
    'packshot.webp': 'picture',
    ...(name === 'remoteProducts' && pageTextFiles(edition)),
    ...Object.fromEntries(
      modules.flatMap((it) => [
        // The scripts hold the texts of the first products, as they do on the site.
        [`${it}.js`, `${it} ${words} ${changedProduct}`],
        [`${it}.css`, styleSheet(it.length, MODULE_STYLES)],
      ]),
    ),
  };
}

function serverFiles(name: ApplicationName, base: string, edition: Edition) {
  const { words } = edition;
  if (name === 'shell') return { 'main.js': shellServer(words) };
  if (name !== 'remoteProducts') return { 'remoteEntry.js': otherServer(words) };
  return { 'remoteEntry.js': productsServer(base), ...textFiles(edition) };
}

/** Makes a release of an application that nobody wrote. */
export async function syntheticRelease(
  store: ReleaseStore,
  name: ApplicationName,
  edition: Edition,
): Promise<StoredRelease> {
  const made = await release(store, shortNameOf(name), edition.version, {
    buildWeb: (_, folder) => write(folder, webFiles(name, edition)),
    buildServer: (_, folder, base) => write(folder, serverFiles(name, base, edition)),
  });
  if (name !== 'shell') return made;
  const numbers = Array.from({ length: edition.products }, (_, number) => number);
  const own = ['/', '/buy-now', '/privacy-policy'];
  const pages = [...own, ...numbers.map(productPath)].map((path) => ({ path }));
  await rewriteRelease(made, { pages });
  return { ...made, pages };
}
