import { HOME_STYLES_ID, RETRY_QUERY, SCRIPTS_ID, VISITS } from '@site/contracts/boot';
import { brand } from '@site/company/brand';
import { DATABASE_ID, type FirebaseSettings } from '@site/contracts/database';
import { PINNED_RELEASES_ID, type NamedReleases } from '@site/contracts/pinnedReleases';
import { defaultLanguage, type Language } from '@site/company/languages';
import type { StructuredData } from '@site/contracts/rendering';
import { compositionAttribute, PAGE_START } from '@site/contracts/serviceWorker';
import { bootScript, oldBrowserScript } from './boot/bootScript';
import { escapeHtml, jsonBlock } from './escapeHtml';
import { speculationElement } from './speculationRules';
import type { StyleBlock } from './styleBlock';

/** A file that the page asks for, with the hash that it must have where one is known. */
export interface PageFile {
  address: string;
  /** `sha256-…`; left out in development. */
  integrity?: string | undefined;
}

export interface PageParts {
  /** The language of the content; the default one where it is left out. */
  language?: Language;
  /** The shell's scripts, in loading order. */
  scripts: readonly PageFile[];
  /** In the order of the cascade. Blocks of the page, so that nothing keeps it from being drawn; files in development. */
  styles: readonly (StyleBlock | PageFile)[];
  /** Sheets for paper. */
  stylesForPrint?: readonly PageFile[];
  /** The sheet of the home page, where that is another one. */
  stylesOfHome?: PageFile | undefined;
  fonts: readonly PageFile[];
  /** Left out by a page without scripts. */
  releases: NamedReleases | undefined;
  /** The shell's own release; left out in development. */
  shellRelease?: string | undefined;
  /** The id of the composition, where visitors' browsers keep its pages. */
  composition?: string | undefined;
  /** The rendered content; empty in development. */
  content: string;
  /** The rendered elements of the head. */
  head: string;
  /** The elements of `metadataElements`; none in development. */
  metadata?: string | undefined;
  /** The page's JSON-LD document, if it has one. */
  structuredData?: StructuredData | undefined;
  /** What the page says when its scripts cannot start; none in development. */
  help?: string | undefined;
  /** The database of the page; that of the order release by default. */
  database?: FirebaseSettings | undefined;
  /** Where the page reports visits; nowhere by default. */
  visits?: string | undefined;
  /** The year that stands in the content's copyright line. */
  year: number;
}

const file = ({ address, integrity }: PageFile, attribute: 'href' | 'src') =>
  `${attribute}="${escapeHtml(address)}"${integrity ? ` integrity="${escapeHtml(integrity)}"` : ''}`;

/** Says where a sheet is from: webpack's loader looks for its file name before it adds the same sheet again. */
const styleElement = (sheet: StyleBlock | PageFile) =>
  'text' in sheet
    ? `<style data-href="${escapeHtml(sheet.file)}" data-base="${escapeHtml(sheet.base)}">${sheet.text}</style>`
    : `<link rel="stylesheet" ${file(sheet, 'href')}>`;

/**
 * Browsers fetch it after all else, and wait for it only when they print. It stands before the sheets that scripts add: one
 * that is added in front of another makes Chrome load all fonts again, and use one that came too late. It has no hash: hashes
 * do not compress, and a damaged sheet spoils paper alone.
 */
const printElement = ({ address }: PageFile) =>
  `<link rel="stylesheet" media="print" href="${escapeHtml(address)}">`;

/** Browsers fetch it after all else, and the shell applies it when that page is drawn. Like that for paper, it has no hash. */
const homeStylesElement = ({ address }: PageFile) =>
  `<link rel="stylesheet" media="not all" id="${HOME_STYLES_ID}" href="${escapeHtml(address)}">`;

const fontElement = ({ address }: PageFile) =>
  `<link rel="preload" as="font" type="font/woff2" href="${escapeHtml(address)}" crossorigin>`;

// `Integrity-Policy` counts a hash only for a script that is fetched in CORS mode, of the own origin too: hence `crossorigin`.
const scriptElement = (pageFile: PageFile) =>
  `<script crossorigin ${file(pageFile, 'src')}></script>`;

/** Scripts of releases have a hash each; in development there are none. */
const arePinned = (scripts: readonly PageFile[]) => scripts.every(({ integrity }) => integrity);

/** The script that starts the others and watches them, and the one for old browsers; in development those start by themselves. */
const bootElement = ({ scripts, visits }: PageParts) =>
  arePinned(scripts)
    ? `<script${visits === undefined ? '' : ` ${VISITS}="${escapeHtml(visits)}"`}>${bootScript}</script>\n<script>${oldBrowserScript}</script>`
    : scripts.map((script) => `<script defer ${file(script, 'src')}></script>`).join('');

/**
 * What the boot script starts: the shell's scripts in loading order. And what it loads when one fails: a copy of each script
 * under another address. Nothing in a template is loaded.
 */
function scriptsElement({ scripts }: PageParts): string {
  if (!arePinned(scripts) || !scripts.length) return '';
  // Scripts and copies stand in the same order, since that compresses best.
  const elements = ['', RETRY_QUERY].flatMap((query) =>
    scripts.map((script) => scriptElement({ ...script, address: script.address + query })),
  );
  return `<template id="${SCRIPTS_ID}">${elements.join('')}</template>`;
}

/** A data block: no policy counts it as a script. */
const dataElement = (attributes: string, value: unknown) =>
  `<script type="application/${attributes}>${jsonBlock(value)}</script>`;

/** A page's HTML: its content, what the browser needs to bring it alive, and which releases it was made from. */
export function pageHtml(parts: PageParts): string {
  const release = parts.shellRelease ? ` data-release="${escapeHtml(parts.shellRelease)}"` : '';
  const composition = parts.composition ? ` ${compositionAttribute(parts.composition)}` : '';
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    parts.head || `<title>${escapeHtml(brand.company)}</title>`,
    ...parts.fonts.map(fontElement),
    ...parts.styles.map(styleElement),
    // It watches the files that come after it.
    bootElement(parts),
    ...(parts.stylesForPrint ?? []).map(printElement),
    parts.stylesOfHome ? homeStylesElement(parts.stylesOfHome) : '',
    parts.metadata ?? '',
  ];
  // What drawing does not need comes after what it needs.
  const body = [
    `${PAGE_START}data-year="${parts.year}"${release}${composition}>${parts.content}</div>`,
    parts.help ?? '',
    scriptsElement(parts),
    arePinned(parts.scripts) ? speculationElement : '',
    parts.releases ? dataElement(`json" id="${PINNED_RELEASES_ID}"`, parts.releases) : '',
    parts.database ? dataElement(`json" id="${DATABASE_ID}"`, parts.database) : '',
    parts.structuredData ? dataElement('ld+json"', parts.structuredData) : '',
  ];
  const lines = (elements: readonly string[]) => elements.filter(Boolean).join('\n');
  return `<!doctype html>
<html lang="${parts.language ?? defaultLanguage}">
<head>
${lines(head)}
</head>
<body>
${lines(body)}
</body>
</html>
`;
}
