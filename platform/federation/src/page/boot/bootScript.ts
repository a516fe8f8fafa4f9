import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';
import type { MinifyOptions } from 'terser';
import { cachedText } from '../../page-cache/cachedText';

const OPTIONS: MinifyOptions = { ecma: 2020, toplevel: true, compress: { passes: 2 } };

const load = createRequire(import.meta.url);
const { version } = load('terser/package.json') as { version: string };

/**
 * The modules of the script in every page, those of them that development pages have, those of the script that it loads when
 * something fails, and those behind the pins.
 */
const entries = {
  boot: fileURLToPath(new URL('script/boot.ts', import.meta.url)),
  repair: fileURLToPath(new URL('repair/repair.ts', import.meta.url)),
  header: fileURLToPath(new URL('header/header.ts', import.meta.url)),
  pins: fileURLToPath(new URL('pins/pins.ts', import.meta.url)),
};

/** A module and all that it imports as one script. */
function bundled(entry: string): string {
  const { outputFiles } = buildSync({
    entryPoints: [entry],
    bundle: true,
    format: 'iife',
    target: 'es2020',
    charset: 'utf8',
    // Modules are strict anyway; the words for it would stand in every page.
    tsconfigRaw: {},
    write: false,
  });
  return outputFiles[0]?.text ?? '';
}

/** A few percent smaller than esbuild makes it. Kept, since every server and command needs it and it takes half a second. */
function minified(text: string): string {
  return cachedText(['terser', version, OPTIONS, text], () => {
    const { minify_sync } = load('terser') as typeof import('terser');
    return minify_sync(text, structuredClone(OPTIONS)).code ?? '';
  });
}

/** What the header's menus and links need beside the browser's own behaviour. */
export const headerScript = minified(bundled(entries.header));

/** The text of the script that stands in every page. It holds nothing of a page, so one hash admits it everywhere. */
export const bootScript = minified(bundled(entries.boot));

/** The text of the script that the boot script loads when something fails. */
export const repairScript = minified(bundled(entries.repair));

/** The text that stands behind the pins of a deployment. */
export const pinsScript = minified(bundled(entries.pins));

/** What a policy calls the boot script. */
export const bootHash = `'sha256-${createHash('sha256').update(bootScript).digest('base64')}'`;
