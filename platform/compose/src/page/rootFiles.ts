import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { publicAddress } from '@site/company/addresses';
import { brand } from '@site/company/brand';
import { brandInHindi } from '@site/company/brandInHindi';
import { manifestIcons, webManifestPath } from '@site/company/icons';
import { defaultLanguage, localised, type Language } from '@site/company/languages';
import { paths } from '@site/company/paths';
import { SITEMAP_PATH, sitemap, type ListedPage } from './sitemap';
import { themeColours } from './metadataElements';

/** The page that a server answers with, under status 404, for addresses without a screen. It speaks every language. */
export const NOT_FOUND_FILE = '404.html';

/** Where search engines look for it by themselves. */
const ROBOTS_PATH = '/robots.txt';

/** The style sheet that a script of the page adds in browsers that are too old. */
export const OLD_BROWSERS_PATH = '/old-browsers.css';

const oldBrowsersSheet = () =>
  readFileSync(fileURLToPath(new URL('oldBrowsers.css', import.meta.url)), 'utf8');

/** Lets every robot read everything; what is not to be found says so itself. */
function robots(): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${publicAddress(SITEMAP_PATH)}\n`;
}

const taglines: Readonly<Record<Language, string>> = {
  en: brand.tagline,
  hi: brandInHindi.tagline,
};

/** What a phone needs to put the site on its home screen: in each language it begins at that one's home page. */
function webManifest(language: Language): string {
  const home = localised(paths.home, language);
  return JSON.stringify({
    id: home,
    name: brand.company,
    short_name: brand.product,
    description: taglines[language],
    lang: language,
    start_url: home,
    scope: paths.home,
    // Visitors keep the address and the way back that they know.
    display: 'browser',
    theme_color: themeColours.light,
    background_color: themeColours.light,
    icons: manifestIcons,
  });
}

/** The files at the root of the site that follow from the brand and from the site's languages and pages, by their paths. */
export function rootFiles(pages: readonly ListedPage[]): Record<string, string> {
  // The page for unknown addresses is there whatever else is.
  const present = new Set([defaultLanguage, ...pages.flatMap(([, inLanguages]) => inLanguages)]);
  const manifests = [...present].map((it) => [webManifestPath(it), webManifest(it)]);
  return {
    [ROBOTS_PATH]: robots(),
    [SITEMAP_PATH]: sitemap(pages),
    ...Object.fromEntries(manifests),
    [OLD_BROWSERS_PATH]: oldBrowsersSheet(),
  };
}
