import { brand } from '@site/company/brand';
import { icons, manifestIcons } from '@site/company/icons';
import { escapeHtml } from '@site/compose/page/escapeHtml';
import { themeColours } from '@site/compose/page/metadataElements';
import { FULLY_RENDERED } from '@site/contracts/boot';

/** The addresses of what its page begins with. */
export interface DeskFiles {
  script: string;
  style: string;
  fonts: readonly string[];
}

/** The desk's one page. */
export const deskPage = ({ script, style, fonts }: DeskFiles) => `<!doctype html>
<html lang="en" ${FULLY_RENDERED}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<meta name="theme-color" media="(prefers-color-scheme: light)" content="${themeColours.light}">
<meta name="theme-color" media="(prefers-color-scheme: dark)" content="${themeColours.dark}">
<title>Order desk – ${escapeHtml(brand.product)}</title>
<link rel="manifest" href="/manifest.webmanifest">
<link rel="icon" type="image/svg+xml" href="${icons.lines.path}">
<link rel="icon" href="${icons.favicon.path}" sizes="32x32">
<link rel="apple-touch-icon" href="${icons.appleTouch.path}">
${fonts.map((address) => `<link rel="preload" href="${address}" as="font" type="font/woff2" crossorigin>`).join('\n')}
<link rel="stylesheet" href="${style}">
<script type="module" src="${script}"></script>
</head>
<body>
<div id="desk"></div>
<noscript>The order desk needs JavaScript. <span lang="hi">ऑर्डर डेस्क के लिए JavaScript चाहिए।</span></noscript>
</body>
</html>
`;

/** What a phone needs to install the desk. */
export const deskManifest = JSON.stringify({
  id: '/',
  name: `Order desk – ${brand.product}`,
  short_name: 'Order desk',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  background_color: themeColours.light,
  theme_color: themeColours.light,
  icons: manifestIcons,
});
