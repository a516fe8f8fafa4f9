import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { MinifyOptions } from 'terser';
import { cachedText } from '../../page-cache/cachedText';

const OPTIONS: MinifyOptions = { ecma: 2020, toplevel: true, compress: { passes: 2 } };

const load = createRequire(import.meta.url);
const { version } = load('terser/package.json') as { version: string };

/** Kept, since every server and command needs it: to load the minifier and to run it takes half a second. */
function minified(file: string): string {
  const text = readFileSync(new URL(file, import.meta.url), 'utf8');
  return cachedText(['terser', version, OPTIONS, text], () => {
    const { minify_sync } = load('terser') as typeof import('terser');
    return minify_sync(text, structuredClone(OPTIONS)).code ?? '';
  });
}

/** What the header's menus and links need beside the browser's own behaviour. */
export const headerScript = minified('./menus.js') + minified('./languageLink.js');

/** The text of the script that stands in every page. It holds nothing of a page, so one hash admits it everywhere. */
export const bootScript = minified('./boot.js') + headerScript;

/** What a policy calls the boot script. */
export const bootHash = `'sha256-${createHash('sha256').update(bootScript).digest('base64')}'`;
