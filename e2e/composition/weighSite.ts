import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** The bytes of a file as it travels: its brotli copy, where it has one. */
function weigh(file: string): number {
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
}

/** The scripts and styles that a page asks for at once, as addresses. */
function filesOf(html: string): string[] {
  const tags = html.match(/<(script|link)\b[^>]*>/g) ?? [];
  const addresses = tags.map(
    (tag) => /\b(?:src|href)="(\/releases\/[^"]+\.(?:js|css))"/.exec(tag)?.[1],
  );
  return [...new Set(addresses.filter((it) => it !== undefined))];
}

/** `shell/page.js` for `/releases/shell/1.0.0-0123456789ab/page.01234567.js`; a chunk without a name is `shell/[id].js`. */
const nameOf = (folder: string, file: string) =>
  `${folder}/${file.replace(/\.[0-9a-f]{8}(?=\.)/, '').replace(/^\d+\./, '[id].')}`;

/** What a page costs before anyone touches it: the page, its scripts and its styles. */
export function weighPage(site: string, path: string): number {
  const file = join(site, path, 'index.html');
  const files = filesOf(readFileSync(file, 'utf8')).map((address) => join(site, address));
  return [file, ...files].reduce((sum, it) => sum + weigh(it), 0);
}

/** The weight of each script and style of the releases that these pages are made from, by its name without the hash. */
export function weighFiles(site: string, paths: readonly string[]): Record<string, number> {
  const html = paths.map((path) => readFileSync(join(site, path, 'index.html'), 'utf8')).join('\n');
  const releases = new Set(
    filesOf(html).map((address) => address.split('/').slice(0, 4).join('/')),
  );
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
