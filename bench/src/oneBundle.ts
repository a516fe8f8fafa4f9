import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import webpack, { type Configuration } from 'webpack';
import type { PinnedReleases } from '@site/contracts/pinnedReleases';
import { routes } from '@site/contracts/paths';
import type { ServerBuild } from '@site/contracts/rendering';
import { application } from '@site/federation/webpack/application';
import { EntryListPlugin, type EntryList } from '@site/federation/webpack/EntryListPlugin';
import { routerReplacement } from '@site/federation/webpack/replacedLibraries';
import { compressFolder } from '@site/federation/compose/compressFolder';
import { metadataElements } from '@site/federation/page/metadataElements';
import { pageHtml } from '@site/federation/page/page';
import type { PageFile } from '@site/federation/page/pageFile';
import { PUBLIC_FOLDER } from '@site/federation/webpack/PublicFilesPlugin';

const here = dirname(fileURLToPath(import.meta.url));

/** The modules of `shell/src/remotes` that reach for federation; `bundled` has another of each name. */
const standIns = [
  'loadDescription',
  'loadExposed',
  'provideLibraries',
  'startFederation',
  'startOnServer',
];

/**
 * The same code as one plain webpack bundle: the modules of the remotes are imported by the shell, nothing is federated,
 * and everything else (React, router, styles, the chunks that come later, the prerendered pages) is as on the site.
 */
export async function buildOneBundle(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  const base = '/bundle/';
  const web = join(folder, 'site', base);
  const server = join(folder, 'server');
  await run(configuration('browser', web));
  await run(configuration('server', server, base));

  const { render } = createRequire(import.meta.url)(join(server, 'main.js')) as ServerBuild;
  const entry = JSON.parse(await readFile(join(web, 'entry.json'), 'utf8')) as EntryList;
  const files = (names: string[]) =>
    names.map((name) => ({ address: base + name, integrity: integrityOf(join(web, name)) }));
  const built = readdirSync(web, { recursive: true, encoding: 'utf8' });
  const later = files(built.filter((it) => it.endsWith('.js') && !entry.scripts.includes(it)));
  // The page's reports name the releases; a bundle has none, so it names itself, once with the scripts that come later.
  const own = { release: 'bundle', entry: base, integrity: {} };
  const releases: PinnedReleases = {
    remoteProducts: own,
    remoteOrder: { ...own, integrity: Object.fromEntries(later.map(addressAndHash)) },
  };
  const publicFiles = new Set(
    built
      .filter((it) => it.startsWith(`${PUBLIC_FOLDER}/`))
      .map((it) => it.slice(PUBLIC_FOLDER.length)),
  );
  const year = new Date().getFullYear();
  for (const path of routes) {
    const { html, head, structuredData } = await render({ path, year });
    const page = pageHtml({
      scripts: files(entry.scripts),
      styles: files(entry.styles),
      fonts: files(entry.fonts),
      icons: files(entry.icons),
      releases,
      content: html,
      head,
      metadata: metadataElements({ publicFiles, isShared: structuredData !== undefined }),
      structuredData,
      year,
    });
    const target = join(folder, 'site', path, 'index.html');
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, page);
  }
  await compressFolder(join(folder, 'site'));
}

function configuration(target: 'browser' | 'server', out: string, base?: string): Configuration {
  const isServer = target === 'server';
  const common = application('shell', target, { out, server: isServer, ...(base && { base }) });
  return {
    ...common,
    entry: { main: isServer ? './src/server.ts' : './src/main.tsx' },
    output: { ...common.output, ...(isServer && { library: { type: 'commonjs2' } }) },
    plugins: [
      ...(common.plugins ?? []),
      routerReplacement,
      ...(isServer ? [] : [new EntryListPlugin('main')]),
      ...standIns.map(standIn),
    ],
  };
}

const addressAndHash = ({ address, integrity }: PageFile) => [address, integrity];

const integrityOf = (file: string) =>
  `sha256-${createHash('sha256').update(readFileSync(file)).digest('base64')}`;

const standIn = (name: string) =>
  new webpack.NormalModuleReplacementPlugin(
    new RegExp(`[\\/]${name}$`),
    join(here, 'bundled', `${name}.ts`),
  );

function run(options: Configuration): Promise<void> {
  return new Promise((resolve, reject) => {
    webpack(options, (failure, stats) => {
      if (failure) reject(failure);
      else if (stats?.hasErrors()) reject(new Error(stats.toString('errors-only')));
      else resolve();
    });
  });
}
