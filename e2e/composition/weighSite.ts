import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { PINNED_RELEASES_ID, type NamedReleases } from '@site/contracts/pinnedReleases';
import { RELEASES_ADDRESS } from '@site/contracts/publishedRelease';
import { folderOf, type ApplicationName } from '@site/tooling/workspace';

/** The bytes of a file as it travels. */
const weigh = (file: string): number => brotliCompressSync(readFileSync(file)).length;

/** `shell/page.js` for `/releases/shell/1.0.0-0123456789ab/page.js`; a chunk without a name is `shell/[id].js`. */
const nameOf = (folder: string, file: string) => `${folder}/${file.replace(/^\d+\./, '[id].')}`;

/** What a file of the site weighs, by its address. */
export const weighFile = (site: string, address: string): number => weigh(join(site, address));

/** What a page weighs by itself, its styles and its boot script included. */
export const weighPage = (site: string, path: string): number =>
  weigh(join(site, path, 'index.html'));

/** What of it has come when a browser first draws it (`expectFirstPart`). */
export function weighFirstScreen(site: string, path: string): number {
  const html = readFileSync(join(site, path, 'index.html'), 'utf8');
  const [, id = ''] = /<link rel="expect" href="#([^"]+)"/.exec(html) ?? [];
  return brotliCompressSync(html.slice(0, html.indexOf(` id="${id}"`))).length;
}

/** What of a page is script that runs at once. */
export function weighBoot(site: string, path: string): number {
  const html = readFileSync(join(site, path, 'index.html'), 'utf8');
  return brotliCompressSync(/<script data-visits[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? '')
    .length;
}

/** The folders of the releases that a page names, from the site's root. */
function releasesOf(html: string): string[] {
  const [, block = '{}'] = new RegExp(`id="${PINNED_RELEASES_ID}">(.*?)</script>`).exec(html) ?? [];
  const named = Object.entries(JSON.parse(block) as NamedReleases) as [
    ApplicationName,
    { release: string },
  ][];
  return named.map(([name, { release }]) => `${RELEASES_ADDRESS}${folderOf(name)}/${release}`);
}

/** The weight of each script and style of the releases that these pages are made from, by its name. */
export function weighFiles(site: string, paths: readonly string[]): Record<string, number> {
  const pages = paths.map((path) => readFileSync(join(site, path, 'index.html'), 'utf8'));
  const linked = pages.flatMap((html) => html.match(/\/releases\/[\w-]+\/[\w.-]+(?=\/)/g) ?? []);
  const releases = new Set([...linked, ...pages.flatMap(releasesOf)]);
  const weights: Record<string, number> = {};
  for (const release of releases) {
    const folder = release.split('/')[2] ?? '';
    for (const file of readdirSync(join(site, release)).filter((it) => /\.(js|css)$/.test(it))) {
      const name = nameOf(folder, file);
      weights[name] = (weights[name] ?? 0) + weigh(join(site, release, file));
    }
  }
  return weights;
}
