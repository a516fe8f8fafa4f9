import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { minify_sync } from 'terser';

const minified = (file: string) =>
  minify_sync(readFileSync(new URL(file, import.meta.url), 'utf8'), {
    ecma: 2020,
    toplevel: true,
    compress: { passes: 2 },
  }).code ?? '';

/** What the header's menus and links need beside the browser's own behaviour. */
export const headerScript = minified('./menus.js') + minified('./languageLink.js');

/** The text of the script that stands in every page. It holds nothing of a page, so one hash admits it everywhere. */
export const bootScript = minified('./boot.js') + headerScript;

/** What a policy calls the boot script. */
export const bootHash = `'sha256-${createHash('sha256').update(bootScript).digest('base64')}'`;
