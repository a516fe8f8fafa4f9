import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Configuration } from 'webpack';
import { defaultLanguage, localised, type Language } from '@site/contracts/languages';
import type { PinnedReleases } from '@site/contracts/pinnedReleases';
import type { ServerBuild } from '@site/contracts/rendering';
import { application, EntryListPlugin, productionRouter } from '@site/build/webpack';
import { type EntryList, PUBLIC_FOLDER } from '@site/releases';
import { bootHash } from '@site/compose/bootScript';
import { pageHtml } from '@site/compose/pageHtml';
import {
  metadataElements,
  speculationHash,
  styleBlock,
  styleHash,
  writePageHashes,
} from '@site/compose/pages';
import type { Selection } from '../selection';
import { builtFiles } from './builtFiles';
import { replaceModule } from './replaceModule';
import { besideOthers } from './besideOthers';
import { bundleWithWebpack } from './bundleWithWebpack';
import { writePage } from './writePage';

/** Where the bundle's files stand on its site. */
const BASE = '/bundle/';

/** The shell's modules that reach for federation; `bundled` has a replacement of each name. */
const REPLACED = ['loadDescription', 'provideLibraries', 'startFederation', 'startOnServer'];

/**
 * Builds the same code as one plain webpack bundle for each language: the shell imports the remotes' modules, nothing is
 * federated, and everything else (React, router, styles, later chunks, prerendered pages) is as on the site.
 */
export async function buildOneBundle(
  folder: string,
  { routes, languages }: Selection,
): Promise<void> {
  const site = join(folder, 'site');
  const server = join(folder, 'server');
  await bundleWithWebpack(serverConfiguration(server));
  const { render } = createRequire(import.meta.url)(join(server, 'main.js')) as ServerBuild;
  const hashes: string[] = [];
  for (const language of languages) {
    const web = join(site, BASE);
    const built = await bundleWithWebpack(browserConfiguration(web, language));
    const pages = await pagesOf({ web, built, language, render });
    for (const route of routes) {
      const path = localised(route, language);
      await writePage(site, path, await pages.html(path));
    }
    hashes.push(...pages.hashes);
  }
  await writePageHashes(site, { scripts: [bootHash, speculationHash], styles: hashes });
}

interface BuiltBundle {
  web: string;
  built: readonly string[];
  language: Language;
  render: ServerBuild['render'];
}

/** Makes the pages of one language. */
async function pagesOf({ web, built, language, render }: BuiltBundle) {
  const entry = JSON.parse(await readFile(join(web, 'entry.json'), 'utf8')) as EntryList;
  const files = (names: readonly string[]) => builtFiles(web, BASE, names);
  const later = files(built.filter((it) => it.endsWith('.js') && !entry.scripts.includes(it)));
  // The page's reports name the releases. A bundle has none, so it names itself, once with the scripts that come later.
  const own = { release: 'bundle', entry: BASE, integrity: {} };
  const integrity = Object.fromEntries(later.map((it) => [it.address, it.integrity ?? '']));
  const releases: PinnedReleases = { remoteProducts: own, remoteOrder: { ...own, integrity } };
  const publicFiles = new Set(
    built
      .filter((it) => it.startsWith(`${PUBLIC_FOLDER}/`))
      .map((it) => it.slice(PUBLIC_FOLDER.length)),
  );
  const styles = entry.styles.map((name) =>
    styleBlock(BASE, name, readFileSync(join(web, name), 'utf8')),
  );
  const year = new Date().getFullYear();
  const html = async (path: string) => {
    const { html, head, structuredData, help } = await render({ path, year });
    return pageHtml({
      language,
      scripts: files(entry.scripts),
      styles,
      fonts: files(entry.fonts),
      icons: files(entry.icons),
      releases,
      content: html,
      head,
      help,
      metadata: metadataElements({
        publicFiles,
        language,
        isShared: structuredData !== undefined,
      }),
      structuredData,
      year,
    });
  };
  return { html, hashes: styles.map(styleHash) };
}

function browserConfiguration(web: string, language: Language): Configuration {
  const isDefault = language === defaultLanguage;
  const name = isDefault ? 'main' : language;
  const common = application('shell', 'browser', { out: web });
  return {
    ...common,
    // The page comes first, as in the shell: its styles name the order of the layers.
    entry: {
      [name]: ['./src/earlyEntry.ts', isDefault ? './src/main.tsx' : `./src/main.${language}.tsx`],
    },
    // The languages share a folder, as their pictures and fonts are the same.
    output: { ...common.output, ...besideOthers },
    plugins: [
      ...(common.plugins ?? []),
      productionRouter,
      new EntryListPlugin(name),
      ...replacements(isDefault ? 'loadExposed.ts' : `loadExposed.${language}.ts`),
    ],
  };
}

function serverConfiguration(server: string): Configuration {
  const common = application('shell', 'server', { out: server, server: true, base: BASE });
  return {
    ...common,
    entry: { main: './src/server.ts' },
    output: { ...common.output, library: { type: 'commonjs2' } },
    plugins: [...(common.plugins ?? []), ...replacements('loadExposed.server.ts')],
  };
}

const replacements = (loadExposed: string) => [
  replaceModule('loadExposed', `bundled/${loadExposed}`),
  ...REPLACED.map((name) => replaceModule(name, `bundled/${name}.ts`)),
];
