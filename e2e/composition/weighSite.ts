import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** The bytes of a file as it travels. */
const weigh = (file: string): number => brotliCompressSync(readFileSync(file)).length;

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
