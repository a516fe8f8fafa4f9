import { createHash } from 'node:crypto';
import { PINNED_RELEASES_ID, type PinnedReleases } from '@site/contracts/pinnedReleases';
import { PINS_ADDRESS, RELEASES_ADDRESS } from '@site/contracts/publishedRelease';
import { remotes, type RemoteName } from '@site/contracts/remotes';
import { SHEET_MARK, sheetsOf } from '@site/contracts/sheetMarks';
import { pinsInScript } from '@site/federation/compose/pinFiles';
import { stylesByWorkspace } from '@site/federation/styles/stylesByWorkspace';
import { jsonBlock } from '@site/federation/page/escapeHtml';
import { developmentOf, developmentRelease } from '@site/federation/development/developmentRelease';
import type { FileContent, SiteFiles } from '../site-files/openSiteFiles';

/** The directives that also allow the development server. */
const OPENED = ['script-src', 'img-src', 'font-src'];

function policyWithLocal(policy: string, origin: string): string {
  const directives = policy
    .split('; ')
    // A development build is not pinned, and its tools create scripts.
    .filter((it) => !/^(require-)?trusted-types/.test(it))
    .map((it) => {
      const [name = ''] = it.split(' ');
      // A block that lacks the remote's sheets has another hash, and beside hashes this keyword says nothing.
      if (name === 'style-src') return `style-src 'self' 'unsafe-inline' ${origin}`;
      if (OPENED.includes(name)) return `${it} ${origin}`;
      return name === 'connect-src' ? `${it} ${origin} ${origin.replace('http', 'ws')}` : it;
    });
  return directives.join('; ');
}

/** The site's headers, relaxed for the development server of one remote. */
export function headersForLocalRemote(
  remote: RemoteName,
  siteHeaders: Readonly<Record<string, string>>,
): Record<string, string> {
  const headers: Record<string, string> = { ...siteHeaders, 'X-Robots-Tag': 'noindex' };
  const policy = headers['Content-Security-Policy'] ?? '';
  headers['Content-Security-Policy'] = policyWithLocal(policy, developmentOf(remote));
  delete headers['Integrity-Policy'];
  return headers;
}

/** Takes a remote out of a page's block of all styles: its rules, and what says that sheets of its release are there. */
function withoutStylesOf(folder: string, block: string, sheets: readonly string[]): string {
  const others = stylesByWorkspace(block).filter(({ workspace }) => workspace !== folder);
  const isLive = (place: string) => sheets[+place]?.startsWith(`${RELEASES_ADDRESS}${folder}/`);
  return others
    .map(({ text }) => text)
    .join('')
    .replace(SHEET_MARK, (mark, place: string) => (isLive(place) ? '' : mark));
}

/** Replaces the live release of a remote in a page by its development server. `sheets` are those that the page's pins name. */
function pageWithLocal(html: string, remote: RemoteName, sheets: readonly string[]): string {
  const { folder } = remotes[remote];
  const block = new RegExp(`(<script [^>]*id="${PINNED_RELEASES_ID}">)(.*?)(</script>)`, 's');
  const released = new RegExp(
    `<style [^>]*"${RELEASES_ADDRESS}${folder}/[^>]*>.*?</style>\\n`,
    'gs',
  );
  return html
    .replace(block, (_, start: string, json: string, end: string) => {
      const releases = JSON.parse(json) as PinnedReleases;
      return start + jsonBlock({ ...releases, [remote]: developmentRelease(remote) }) + end;
    })
    .replace(released, '')
    .replace(/(?<=<style>).*?(?=<\/style>)/s, (styles) => withoutStylesOf(folder, styles, sheets))
    .replace('<div id="site"', '<div id="site" data-live-only');
}

/** The sheets that the pins of a page name, which stand in a script of their own. */
async function sheetsOfPage(html: string, { read }: SiteFiles): Promise<string[]> {
  const [address] = new RegExp(`${PINS_ADDRESS}[^"]*\\.js(?=")`).exec(html) ?? [];
  const script = address && (await read(address, 'identity'));
  return script ? sheetsOf(pinsInScript(script.bytes.toString('utf8'))) : [];
}

function alteredSite(remote: RemoteName, site: SiteFiles): SiteFiles {
  const isPage = (address: string) => address.endsWith('.html');
  return {
    folder: site.folder,
    styleHashes: site.styleHashes,
    encodingsOf(address) {
      const encodings = site.encodingsOf(address);
      // The compressed copies hold the page as composed.
      return encodings && isPage(address) ? new Set(['identity']) : encodings;
    },
    async read(address, encoding): Promise<FileContent> {
      const content = await site.read(address, encoding);
      if (!isPage(address)) return content;
      const html = content.bytes.toString('utf8');
      const bytes = Buffer.from(pageWithLocal(html, remote, await sheetsOfPage(html, site)));
      return { bytes, etag: `"${createHash('sha256').update(bytes).digest('base64url')}"` };
    },
  };
}

/** The live site, with one remote from its development server. */
export function withLocalRemote(remote: RemoteName, liveSite: () => SiteFiles): () => SiteFiles {
  let known: { live: SiteFiles; altered: SiteFiles } | undefined;
  return () => {
    const live = liveSite();
    if (known?.live !== live) known = { live, altered: alteredSite(remote, live) };
    return known.altered;
  };
}
