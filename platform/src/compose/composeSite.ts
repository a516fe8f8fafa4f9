import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { RemoteAddresses } from '@site/contracts/federation';
import { paths, routes } from '@site/contracts/paths';
import type { EntryList } from '../webpack/EntryListPlugin';
import { distOf, remoteNames, siteFolder } from '../workspace';
import { pageHtml } from './page';
import { placeBuild } from './releases';

/** The page that the server answers with, under status 404, for addresses without a screen. */
export const NOT_FOUND_FILE = '404.html';

/**
 * Makes the site from the three builds: their files in folders named by content, and one page per route.
 * The site is made aside and moved into place at the end, so that a failure leaves the old one whole.
 */
export async function composeSite(): Promise<void> {
  const draft = `${siteFolder}.draft`;
  await rm(draft, { recursive: true, force: true });

  const shell = await placeBuild('shell', draft);
  const entries = JSON.parse(
    await readFile(join(distOf('shell'), 'entry.json'), 'utf8'),
  ) as EntryList;
  const placed = await Promise.all(
    remoteNames.map(async (name) => {
      const { base } = await placeBuild(name, draft);
      return [name, { entry: `${base}remoteEntry.js` }] as const;
    }),
  );
  const inShell = (file: string) => shell.base + file;
  const html = pageHtml({
    scripts: entries.scripts.map(inShell),
    styles: entries.styles.map(inShell),
    fonts: entries.fonts.map(inShell),
    icons: entries.icons.map(inShell),
    preloads: placed.map(([, { entry }]) => entry),
    remotes: Object.fromEntries(placed) as RemoteAddresses,
  });
  for (const route of [...routes, paths.buy]) await write(draft, join(route, 'index.html'), html);
  await write(draft, NOT_FOUND_FILE, html);

  await rm(siteFolder, { recursive: true, force: true });
  await rename(draft, siteFolder);
}

async function write(folder: string, file: string, text: string): Promise<void> {
  const target = join(folder, file);
  await mkdir(dirname(target), { recursive: true });
  await writeFile(target, text);
}
