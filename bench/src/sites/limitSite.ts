import { readFileSync, realpathSync } from 'node:fs';
import { cp, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { styleHash, writePageHashes } from '@site/compose/pages';
import { limitPage } from '../limit/limitPage';
import { writePage } from './writePage';

/** Makes the limit of pages of a composed site, with the same pictures and fonts, in a folder of its own. */
export async function buildLimit(
  site: string,
  { composed, paths, browser }: { composed: string; paths: readonly string[]; browser: Browser },
): Promise<void> {
  const from = realpathSync(composed);
  await cp(from, site, { recursive: true, filter: (file) => !file.endsWith('.html') });
  const hashes: string[] = [];
  for (const path of paths) {
    const html = await readFile(join(from, path, 'index.html'), 'utf8');
    const read = (address: string) => readFileSync(join(from, address), 'utf8');
    const { html: limit, styles } = await limitPage(browser, { html, path, read });
    await writePage(site, path, limit);
    hashes.push(styleHash({ text: styles }));
  }
  await writePageHashes(site, { scripts: [], styles: hashes });
}
