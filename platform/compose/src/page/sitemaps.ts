import {
  alternatesOf,
  languageVersions,
  publicAddress,
  type LanguageVersion,
} from '@site/contracts/addresses';
import type { Language } from '@site/contracts/languages';
import { escapeHtml } from './escapeHtml';

export const SITEMAP_PATH = '/sitemap.xml';

/** What one file may hold (sitemaps.org). */
const LIMITS = { addresses: 50_000, bytes: 50 * 1024 * 1024 };

const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>';

/** The path of a page in the default language, and the languages that it exists in. */
export type ListedPage = readonly [path: string, languages: readonly Language[]];

function entryOf(path: string, versions: readonly LanguageVersion[]): string {
  const links = alternatesOf(versions).map(
    (it) =>
      `    <xhtml:link rel="alternate" hreflang="${it.hreflang}" href="${escapeHtml(publicAddress(it.path))}"/>`,
  );
  const location = `    <loc>${escapeHtml(publicAddress(path))}</loc>`;
  return ['  <url>', location, ...links, '  </url>'].join('\n');
}

const sitemap = (entries: readonly string[]) =>
  [
    DECLARATION,
    `<urlset ${NAMESPACE} xmlns:xhtml="http://www.w3.org/1999/xhtml">`,
    ...entries,
    '</urlset>',
    '',
  ].join('\n');

const sitemapIndex = (paths: readonly string[]) =>
  [
    DECLARATION,
    `<sitemapindex ${NAMESPACE}>`,
    ...paths.map((path) => `  <sitemap><loc>${publicAddress(path)}</loc></sitemap>`),
    '</sitemapindex>',
    '',
  ].join('\n');

/** Entries in lists of which each fits into a file. */
function inFiles(entries: readonly string[], limits: typeof LIMITS): string[][] {
  const frame = Buffer.byteLength(sitemap([]));
  const files: string[][] = [[]];
  let bytes = frame;
  for (const entry of entries) {
    const size = Buffer.byteLength(entry) + 1;
    const last = files.at(-1) ?? [];
    if (last.length && (last.length >= limits.addresses || bytes + size > limits.bytes)) {
      files.push([entry]);
      bytes = frame + size;
    } else {
      last.push(entry);
      bytes += size;
    }
  }
  return files;
}

/**
 * The pages of the site, each with its versions in other languages (sitemaps.org; `xhtml:link` as search engines read it): one
 * file or, where that would be too large, several and an index of them at the same address. By their paths.
 */
export function sitemaps(
  pages: readonly ListedPage[],
  limits: typeof LIMITS = LIMITS,
): Record<string, string> {
  const entries = pages.flatMap(([route, present]) => {
    const versions = languageVersions(route, present);
    return versions.map(({ path }) => entryOf(path, versions));
  });
  const files = inFiles(entries, limits);
  if (files.length === 1) return { [SITEMAP_PATH]: sitemap(files[0] ?? []) };
  const parts = files.map((it, index) => [`/sitemap-${index + 1}.xml`, sitemap(it)] as const);
  return {
    [SITEMAP_PATH]: sitemapIndex(parts.map(([path]) => path)),
    ...Object.fromEntries(parts),
  };
}
