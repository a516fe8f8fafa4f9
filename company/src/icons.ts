import { localised, type Language } from './languages';

/**
 * The site's icons, at the root of the site: an address that stays, as search engines ask for it weeks later. `npm run content --
 * icons` draws the others from the one drawn as lines, in `shell/public`.
 */
export const icons = {
  lines: { path: '/favicon.svg' },
  /** For browsers that take no SVG, and for bots that ask for this address unasked. */
  favicon: { path: '/favicon.ico', sizes: [16, 32, 48] },
  /** On the home screen of an iPhone, which rounds the corners itself and takes no transparency. */
  appleTouch: { path: '/apple-touch-icon.png', size: 180 },
  /** On the home screen of an Android phone. */
  small: { path: '/icon-192.png', size: 192 },
  /** The company's mark wherever it is asked for, as in search results. */
  large: { path: '/icon-512.png', size: 512 },
  /** The same with room around it, for phones that cut icons to shapes of their own. */
  maskable: { path: '/icon-maskable-512.png', size: 512 },
} as const;

const manifestIcon = ({ path, size }: { path: string; size: number }) => ({
  src: path,
  sizes: `${size}x${size}`,
  type: 'image/png',
});

/** The icons of a web manifest. */
export const manifestIcons = [
  manifestIcon(icons.small),
  manifestIcon(icons.large),
  { ...manifestIcon(icons.maskable), purpose: 'maskable' },
];

/** The path of the file that describes the site in a language as something to put on a home screen. */
export const webManifestPath = (language: Language): string =>
  localised('/site.webmanifest', language);
