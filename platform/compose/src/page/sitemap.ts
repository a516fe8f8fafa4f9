import {
  alternatesOf,
  languageVersions,
  publicAddress,
  type LanguageVersion,
} from '@site/company/addresses';
import type { Language } from '@site/company/languages';
import { escapeHtml } from './escapeHtml';

export const SITEMAP_PATH = '/sitemap.xml';

/** The path of a page in the default language, and the languages that it exists in. */
export type ListedPage = readonly [path: string, languages: readonly Language[]];

function entryOf(path: string, versions: readonly LanguageVersion[]): string {
  const links = alternatesOf(versions).map(
    (alternate) =>
      `    <xhtml:link rel="alternate" hreflang="${alternate.hreflang}" href="${escapeHtml(publicAddress(alternate.path))}"/>`,
  );
  const location = `    <loc>${escapeHtml(publicAddress(path))}</loc>`;
  return ['  <url>', location, ...links, '  </url>'].join('\n');
}

/** The pages of the site, each with its versions in other languages (sitemaps.org; `xhtml:link` as search engines read it). */
export function sitemap(pages: readonly ListedPage[]): string {
  const entries = pages.flatMap(([route, present]) => {
    const versions = languageVersions(route, present);
    return versions.map(({ path }) => entryOf(path, versions));
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`;
}
