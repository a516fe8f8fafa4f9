import { STALE_CONTENT } from '@site/contracts/boot';
import { PINNED_RELEASES_ID, type PinnedReleases } from '@site/contracts/pinnedReleases';
import { RELEASES_ADDRESS } from '@site/contracts/publishedRelease';
import { folderOf } from '@site/contracts/applicationNames';
import type { RemoteName } from '@site/contracts/remotes';
import { jsonBlock } from '@site/compose/page/escapeHtml';
import { developmentRelease } from '@site/build/developmentRelease';
import { contentOf, type SiteFiles } from '../site-files/openSiteFiles';

/** A remote that comes from a development server. */
export interface LocalRemote {
  name: RemoteName;
  port: number;
  /** Such as `http://localhost:3001`. */
  origin: string;
}

/** The directives that also allow the development server. */
const OPENED = ['script-src', 'img-src', 'font-src'];

function policyWithLocal(policy: string, origin: string): string {
  const directives = policy
    .split('; ')
    // A development build is not pinned, and its tools create scripts.
    .filter((it) => !/^(require-)?trusted-types/.test(it))
    .map((it) => {
      const [name = ''] = it.split(' ');
      // Its tools add style elements, and beside hashes this keyword says nothing.
      if (name === 'style-src') return `style-src 'self' 'unsafe-inline' ${origin}`;
      if (OPENED.includes(name)) return `${it} ${origin}`;
      return name === 'connect-src' ? `${it} ${origin} ${origin.replace('http', 'ws')}` : it;
    });
  return directives.join('; ');
}

/** The site's headers, relaxed for the development server of one remote. */
export function headersForLocalRemote(
  { origin }: LocalRemote,
  siteHeaders: Readonly<Record<string, string>>,
): Record<string, string> {
  const headers: Record<string, string> = { ...siteHeaders, 'X-Robots-Tag': 'noindex' };
  const policy = headers['Content-Security-Policy'] ?? '';
  headers['Content-Security-Policy'] = policyWithLocal(policy, origin);
  delete headers['Integrity-Policy'];
  return headers;
}

/** Replaces the live release of a remote in a page by its development server. */
function pageWithLocal(html: string, { name, origin }: LocalRemote): string {
  const block = new RegExp(`(<script [^>]*id="${PINNED_RELEASES_ID}">)(.*?)(</script>)`, 's');
  const released = new RegExp(
    `<style [^>]*"${RELEASES_ADDRESS}${folderOf(name)}/[^>]*>.*?</style>\\n`,
    'gs',
  );
  return html
    .replace(block, (_, start: string, json: string, end: string) => {
      const releases = JSON.parse(json) as PinnedReleases;
      const development = developmentRelease(name, 'remoteEntry.js', origin);
      return start + jsonBlock({ ...releases, [name]: development }) + end;
    })
    .replace(released, '')
    .replace('<div id="site"', `<div id="site" ${STALE_CONTENT}`);
}

const alteredSite = (remote: LocalRemote, site: SiteFiles): SiteFiles => ({
  ...site,
  async read(address, accepted) {
    if (!address.endsWith('.html')) return site.read(address, accepted);
    const { bytes } = await site.read(address);
    return contentOf(Buffer.from(pageWithLocal(bytes.toString('utf8'), remote)));
  },
});

/** The live site, with one remote from its development server. */
export function withLocalRemote(remote: LocalRemote, liveSite: () => SiteFiles): () => SiteFiles {
  let known: { live: SiteFiles; altered: SiteFiles } | undefined;
  return () => {
    const live = liveSite();
    if (known?.live !== live) known = { live, altered: alteredSite(remote, live) };
    return known.altered;
  };
}
