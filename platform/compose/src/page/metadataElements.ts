import { brand } from '@site/company/brand';
import { defaultLanguage, type Language } from '@site/company/languages';
import { icons, webManifestPath } from '@site/company/icons';
import { SHARE_PICTURE_SIZE } from '@site/company/addresses';
import { escapeHtml } from './escapeHtml';

/**
 * The colour of the browser's own frame, by colour scheme: that of the header (`--site-card` in shared-ui's tokens), as sRGB,
 * since frames and home screens read no `oklch`. A test holds the two together.
 */
export const themeColours = { light: '#ffffff', dark: '#1a1e30' } as const;

/** What a page tells others than its reader. */
export interface PageMetadata {
  /** The paths of the files that the shell's release puts at the root of the site. */
  publicFiles: ReadonlySet<string>;
  /** The page's language; the default one where it is left out. */
  language?: Language;
  /** Whether the page is meant to be found and passed on. */
  isShared: boolean;
}

/** What is the same on every page that is shared; what differs comes from the screens themselves. */
const sharing: Readonly<Record<string, string>> = {
  'og:type': 'website',
  'og:site_name': brand.company,
  'og:image:width': String(SHARE_PICTURE_SIZE.width),
  'og:image:height': String(SHARE_PICTURE_SIZE.height),
};

/** A language as networks name it: with the country that the site is for. */
const localeOf = (language: Language) => `${language}_IN`;

const iconLinks = [
  [icons.lines.path, `rel="icon" type="image/svg+xml"`],
  [icons.favicon.path, `rel="icon" sizes="32x32"`],
  // Without it iOS would take those of the manifest, which are transparent at their corners.
  [icons.appleTouch.path, `rel="apple-touch-icon"`],
] as const;

/**
 * The head's elements for browsers' frames, home screens and networks. They come after everything that the page needs to be
 * drawn. A release that brings no icons has none named.
 */
export function metadataElements({
  publicFiles,
  language = defaultLanguage,
  isShared,
}: PageMetadata): string {
  const elements = [
    ...iconLinks
      .filter(([path]) => publicFiles.has(path))
      .map(([path, attributes]) => `<link ${attributes} href="${path}">`),
    `<link rel="manifest" href="${webManifestPath(language)}">`,
    ...Object.entries(themeColours).map(
      ([scheme, colour]) =>
        `<meta name="theme-color" media="(prefers-color-scheme: ${scheme})" content="${colour}">`,
    ),
    // Phones would make links of numbers that are none, such as those of studies.
    `<meta name="format-detection" content="telephone=no">`,
  ];
  if (isShared) {
    elements.push(
      ...Object.entries({ ...sharing, 'og:locale': localeOf(language) }).map(
        ([property, content]) => `<meta property="${property}" content="${escapeHtml(content)}">`,
      ),
      `<meta name="twitter:card" content="summary_large_image">`,
    );
  }
  return elements.join('\n');
}
