import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { minify_sync } from 'terser';

const source = readFileSync(new URL('./boot.js', import.meta.url), 'utf8');

/** The text of the script that stands in every page. It holds nothing of a page, so one hash admits it everywhere. */
export const bootScript =
  minify_sync(source, { ecma: 2020, toplevel: true, compress: { passes: 2 } }).code ?? '';

/** What a policy calls the boot script. */
export const bootHash = `'sha256-${createHash('sha256').update(bootScript).digest('base64')}'`;
