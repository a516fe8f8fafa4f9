import { SPARE_SCRIPTS_ID } from '@site/contracts/boot';
import { brand } from '@site/contracts/brand';
import type { LocalisedModule } from '@site/contracts/exposedModules';
import { PINNED_RELEASES_ID, type PinnedReleases } from '@site/contracts/pinnedReleases';
import { defaultLanguage, type Language } from '@site/contracts/languages';
import { visitReporting } from '@site/contracts/visitReport';
import { bootScript } from './boot/bootScript';
import type { PageFile } from './pageFile';
import { pagePolicy } from './pagePolicy';

export interface PageParts {
  /** The language of the content; the default one where it is left out. */
  language?: Language;
  /** The shell's scripts, in loading order. */
  scripts: readonly PageFile[];
  styles: readonly PageFile[];
  fonts: readonly PageFile[];
  icons: readonly PageFile[];
  /** Scripts that the page is going to ask for as soon as it runs. */
  preloads: readonly PageFile[];
  releases: PinnedReleases;
  /** The shell's own release; left out in development. */
  shellRelease?: string | undefined;
  /** The rendered content; empty in development. */
  content: string;
  /** The rendered elements of the head. */
  head: string;
  /** The elements of `metadataElements`; none in development. */
  metadata?: string | undefined;
  /** The exposed modules that the page shows; the browser asks for them before it draws. None in development. */
  modules?: readonly LocalisedModule[];
  /** What the page says when its scripts cannot start; none in development, and in releases that are older than this. */
  help?: string | undefined;
  /** The year that stands in the content's copyright line. */
  year: number;
}

/** Makes a text safe inside an element or a quoted attribute. */
export function escapeHtml(text: string): string {
  const entities: Record<string, string> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
  };
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character);
}

/** Makes a value safe as a JSON data block: nothing in it can end the script element. */
export function jsonBlock(value: unknown): string {
  return JSON.stringify(value).replace(/</g, '\\u003c');
}

const file = ({ address, integrity }: PageFile, attribute: 'href' | 'src') =>
  `${attribute}="${escapeHtml(address)}"${integrity ? ` integrity="${escapeHtml(integrity)}"` : ''}`;

/** One line of the head for each file. */
const lines = (files: readonly PageFile[], markup: (it: PageFile) => string) =>
  files.map((it) => `    ${markup(it)}\n`).join('');

/** The head's elements that name files, in the order in which the browser should ask for them. */
function fileElements({ scripts, styles, preloads, fonts, icons }: PageParts): string {
  return [
    // The style's own file name is what webpack's loader looks for before it adds the same style again.
    lines(
      styles,
      (it) =>
        `<link rel="stylesheet" ${file(it, 'href')} data-href="${escapeHtml(it.address.split('/').at(-1) ?? '')}">`,
    ),
    // The shell's scripts start everything else, so they go first, though they run last. `Integrity-Policy` counts a hash
    // only for a script that is fetched in CORS mode, of the own origin too: hence `crossorigin`.
    lines(
      scripts,
      (it) => `<script defer fetchpriority="high" crossorigin ${file(it, 'src')}></script>`,
    ),
    lines(preloads, (it) => `<link rel="preload" as="script" crossorigin ${file(it, 'href')}>`),
    lines(
      fonts,
      ({ address }) =>
        `<link rel="preload" as="font" type="font/woff2" href="${escapeHtml(address)}" crossorigin>`,
    ),
    lines(icons, (it) => `<link rel="icon" type="image/svg+xml" href="${escapeHtml(it.address)}">`),
  ].join('');
}

/**
 * The script that watches the others, and copies of the shell's own for it to run when the first ones fail. It comes before
 * the styles: a script in the page would wait for those that come before it. None in development, where no file has a hash.
 */
function bootElements({ scripts }: PageParts): string {
  if (!scripts.every(({ integrity }) => integrity)) return '';
  const copies = scripts.map(
    (it) =>
      `<script crossorigin ${file({ ...it, address: `${it.address}?retry` }, 'src')}></script>`,
  );
  return [
    `    <script data-visits="${escapeHtml(visitReporting.address)}">${bootScript}</script>\n`,
    `    <template id="${SPARE_SCRIPTS_ID}">${copies.join('')}</template>\n`,
  ].join('');
}

/** A page's HTML: its content, what the browser needs to bring it alive, and which releases it was made from. */
export function pageHtml(parts: PageParts): string {
  const release = parts.shellRelease ? ` data-release="${escapeHtml(parts.shellRelease)}"` : '';
  const modules = parts.modules?.length
    ? ` data-modules="${escapeHtml(parts.modules.join(' '))}"`
    : '';
  return `<!doctype html>
<html lang="${parts.language ?? defaultLanguage}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    ${pagePolicy([...parts.scripts, ...parts.preloads])}
    ${parts.head || `<title>${escapeHtml(brand.company)}</title>`}
    <meta name="color-scheme" content="light dark">
${bootElements(parts)}${fileElements(parts)}    <script type="application/json" id="${PINNED_RELEASES_ID}">${jsonBlock(parts.releases)}</script>
${parts.metadata ?? ''}  </head>
  <body>
    <div id="site" data-year="${parts.year}"${release}${modules}>${parts.content}</div>
${parts.help ? `    ${parts.help}\n` : ''}  </body>
</html>
`;
}
