import { fileURLToPath } from 'node:url';
import { minifySync } from '@swc/core';
import { buildSync } from 'esbuild';
import { BOOTED } from '@site/contracts/boot';
import { cspHash } from '../pageHashes';
import { OLD_BROWSERS_PATH } from '../rootFiles';
import { IS_NEW_ENOUGH, oldestBrowsers } from '@site/tooling/oldestBrowsers';

/** A module and all that it imports as one script. */
export function bundled(entry: URL): string {
  const { outputFiles } = buildSync({
    entryPoints: [fileURLToPath(entry)],
    bundle: true,
    format: 'iife',
    target: Object.entries(oldestBrowsers).map(
      ([browser, version]) => `${browser === 'ios_saf' ? 'ios' : browser}${version}`,
    ),
    charset: 'utf8',
    // Without a tsconfig esbuild writes no "use strict", which would be in every page: modules keep to it anyway.
    tsconfigRaw: {},
    write: false,
  });
  // SWC, as for all other scripts: 0.1 KB less per page than esbuild's minifier. Sequences are shorter, and longer once
  // compressed.
  const compress = { passes: 2, sequences: false, negate_iife: false };
  return minifySync(outputFiles[0]?.text ?? '', { ecma: 2020, compress }).code;
}

/** What the header's menus and links need beside the browser's own behaviour. Development pages have it without the rest. */
export const headerScript = bundled(new URL('header.ts', import.meta.url));

/**
 * The text of the script that stands in every page. It holds nothing of a page, so one hash admits it everywhere. In a browser
 * that is too old it does nothing.
 */
export const bootScript = `if(${IS_NEW_ENOUGH}){${bundled(new URL('boot.ts', import.meta.url))}}`;

/**
 * The text of the script behind it: where it has not run, a style sheet makes the page readable. An element of its own, in the
 * syntax and with the functions of 2009: before Chrome 85, Firefox 79 and Safari 14 no browser can parse the boot script, or
 * anything in its element.
 */
export const oldBrowserScript = `document.querySelector("[${BOOTED}]")||function(link){link.rel="stylesheet";link.href="${OLD_BROWSERS_PATH}";document.head.appendChild(link)}(document.createElement("link"))`;

/** The CSP hash sources of both. */
export const bootHashes = [bootScript, oldBrowserScript].map(cspHash);
