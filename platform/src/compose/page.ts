import { brand } from '@site/contracts/brand';
import { REMOTE_ADDRESSES_ID, type RemoteAddresses } from '@site/contracts/federation';
import { noScript } from './noScript';

export interface PageParts {
  /** Addresses of the shell's files, in loading order. */
  scripts: readonly string[];
  styles: readonly string[];
  fonts: readonly string[];
  icons: readonly string[];
  /** Addresses of scripts that the page is going to ask for. */
  preloads: readonly string[];
  remotes: RemoteAddresses;
  /** Markup that goes first into the head; for development only. */
  head?: string;
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

/** A page's HTML: what the browser needs to start the shell, and which remotes the page was made with. */
export function pageHtml({
  scripts,
  styles,
  fonts,
  icons,
  preloads,
  remotes,
  head = '',
}: PageParts): string {
  const each = (addresses: readonly string[], markup: (address: string) => string) =>
    addresses.map((address) => markup(escapeHtml(address))).join('\n    ');
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">${head}
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${escapeHtml(brand.company)}</title>
    <meta name="description" content="${escapeHtml(brand.tagline)}">
    <meta name="color-scheme" content="light dark">
    ${each(icons, (it) => `<link rel="icon" type="image/svg+xml" href="${it}">`)}
    ${each(fonts, (it) => `<link rel="preload" as="font" type="font/woff2" href="${it}" crossorigin>`)}
    ${each(styles, (it) => `<link rel="stylesheet" href="${it}">`)}
    ${each(preloads, (it) => `<link rel="preload" as="script" href="${it}">`)}
    <script type="application/json" id="${REMOTE_ADDRESSES_ID}">${jsonBlock(remotes)}</script>
    ${each(scripts, (it) => `<script defer src="${it}"></script>`)}
  </head>
  <body>
    <div id="site"></div>
    <noscript>${noScript()}</noscript>
  </body>
</html>
`;
}
