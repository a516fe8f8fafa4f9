import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { PAGE_HASHES_FILE } from '@site/compose/page/pageHashes';
import type { HostingRules } from '../hosting/hostingRules';
import { readComposedSite, type ComposedSite } from '../host/readComposedSite';

const RELEASE = 'releases/shell/1.0.0-0123456789ab';

/** What a composed site is made of: pages, root files, a release, and a hidden file. */
const files: Readonly<Record<string, string>> = {
  'index.html': '<!doctype html>home',
  '404.html': '<!doctype html>not found',
  'buy-now/index.html': '<!doctype html>buy now',
  'robots.txt': 'User-agent: *\n',
  [`${RELEASE}/main.js`]: 'main()',
  [PAGE_HASHES_FILE]: JSON.stringify({ scripts: [], styles: ["'sha256-bWFpbg=='"] }),
};

/** Rules that do not change with the headers of the real site. */
const sampleRules: HostingRules = {
  headers: [
    { glob: '**', headers: { 'Cache-Control': 'no-cache' } },
    { glob: '/releases/**', headers: { 'Cache-Control': 'max-age=31536000' } },
  ],
};

/** Writes a small site that always has the same content. */
export async function writeSampleSite(folder: string): Promise<ComposedSite> {
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), text);
  }
  return { ...(await readComposedSite(folder)), rules: sampleRules };
}
