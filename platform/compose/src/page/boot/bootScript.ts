import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { minifySync } from '@swc/core';
import { buildSync } from 'esbuild';

/** A module and all that it imports as one script. */
export function bundled(entry: URL): string {
  const { outputFiles } = buildSync({
    entryPoints: [fileURLToPath(entry)],
    bundle: true,
    format: 'iife',
    target: 'es2020',
    charset: 'utf8',
    // Modules are strict anyway; the words for it would stand in every page.
    tsconfigRaw: {},
    write: false,
  });
  // As all other scripts: 0.1 KB of every page less than esbuild's.
  return minifySync(outputFiles[0]?.text ?? '', { ecma: 2020, compress: { passes: 2 } }).code;
}

/** What the header's menus and links need beside the browser's own behaviour. Development pages have it without the rest. */
export const headerScript = bundled(new URL('header.ts', import.meta.url));

/** The text of the script that stands in every page. It holds nothing of a page, so one hash admits it everywhere. */
export const bootScript = bundled(new URL('boot.ts', import.meta.url));

/** The boot script's CSP hash source. */
export const bootHash = `'sha256-${createHash('sha256').update(bootScript).digest('base64')}'`;
