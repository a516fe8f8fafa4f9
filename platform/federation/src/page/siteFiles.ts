import {
  alternatesOf,
  languageVersions,
  publicAddress,
  type LanguageVersion,
} from '@site/contracts/addresses';
import { brand } from '@site/contracts/brand';
import { icons, WEB_MANIFEST_PATH } from '@site/contracts/icons';
import { defaultLanguage, type Language } from '@site/contracts/languages';
import { paths } from '@site/contracts/paths';
import { escapeHtml } from './page';
import { themeColours } from './themeColours';

/** Where search engines look for it by themselves. */
const ROBOTS_PATH = '/robots.txt';
const SITEMAP_PATH = '/sitemap.xml';

/** Lets every robot read everything; what is not to be found says so itself. */
function robots(): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${publicAddress(SITEMAP_PATH)}\n`;
}

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

/** The pages of the site, each with its versions in other languages (sitemaps.org; `xhtml:link` as search engines read it). */
export function sitemap(pages: readonly ListedPage[]): string {
  const entries = pages.flatMap(([route, present]) => {
    const versions = languageVersions(route, present);
    return versions.map(({ path }) => entryOf(path, versions));
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}

/** What a phone needs to put the site on its home screen. */
function webManifest(): string {
  const square = (size: number) => `${size}x${size}`;
  const icon = ({ path, size }: { path: string; size: number }) => ({
    src: path,
    sizes: square(size),
    type: 'image/png',
  });
  return JSON.stringify({
    id: paths.home,
    name: brand.company,
    short_name: brand.product,
    description: brand.tagline,
    lang: defaultLanguage,
    start_url: paths.home,
    scope: paths.home,
    // Visitors keep the address and the way back that they know.
    display: 'browser',
    theme_color: themeColours.light,
    background_color: themeColours.light,
    icons: [icon(icons.small), icon(icons.large), { ...icon(icons.maskable), purpose: 'maskable' }],
  });
}

/** The files at the root of the site that follow from the brand and from the site's languages and pages, by their paths. */
export function siteFiles(pages: readonly ListedPage[]): Record<string, string> {
  return {
    [ROBOTS_PATH]: robots(),
    [SITEMAP_PATH]: sitemap(pages),
    [WEB_MANIFEST_PATH]: webManifest(),
  };
}
