import { RELEASE_LIST_FILE, RELEASES_ADDRESS, visitReporting } from '@site/contracts/federation';

/** Where browsers send what they refused: violations of the page's policy and of its scripts' integrity. */
export const REPORTS_ADDRESS = '/reports';

/** The name by which the headers refer to that address. */
const REPORTS_ENDPOINT = 'site';

/** Where the page may send data besides its own origin: Cloud Firestore's REST interface. */
const FIRESTORE = 'https://firestore.googleapis.com';

/** Origins that take reports of visits, besides the site's own. */
const visitOrigins = visitReporting.address.startsWith('/')
  ? []
  : [new URL(visitReporting.address).origin];

const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  ['connect-src', "'self'", FIRESTORE, ...visitOrigins].join(' '),
  "manifest-src 'self'",
  "base-uri 'none'",
  // No form of the site is ever sent by the browser itself: scripts send them.
  "form-action 'none'",
  "frame-ancestors 'none'",
  "object-src 'none'",
  // The shell creates this one policy; it accepts scripts of pinned releases and nothing else.
  "require-trusted-types-for 'script'",
  'trusted-types default',
  `report-uri ${REPORTS_ADDRESS}`,
].join('; ');

/** What the site asks of the device: nothing. */
const unusedFeatures = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'display-capture',
  'encrypted-media',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

/** Sent with every answer where the site is served under http, as the local server does. */
export const securityHeaders: Readonly<Record<string, string>> = {
  'Content-Security-Policy': contentSecurityPolicy,
  'Integrity-Policy': `blocked-destinations=(script), endpoints=(${REPORTS_ENDPOINT})`,
  'Reporting-Endpoints': `${REPORTS_ENDPOINT}="${REPORTS_ADDRESS}"`,
  'Permissions-Policy': unusedFeatures.map((feature) => `${feature}=()`).join(', '),
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Content-Type-Options': 'nosniff',
  // For browsers that do not know `frame-ancestors`.
  'X-Frame-Options': 'DENY',
  // Nobody else's page has a reason to hold a window, or to embed a file, of this site. Browsers trust `localhost` as
  // they trust https, so both hold on this machine as well.
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/**
 * Sent instead where the site is served under https. Browsers that know `report-to` pass over `report-uri`, but report
 * to it from https alone, so under http nothing would be reported at all. `Strict-Transport-Security` means nothing
 * under http, and a browser that obeyed would refuse every other program on `localhost`; subdomains are their owners'
 * decision.
 */
export const secureOriginHeaders: Readonly<Record<string, string>> = {
  ...securityHeaders,
  'Content-Security-Policy': `${contentSecurityPolicy}; report-to ${REPORTS_ENDPOINT}`,
  'Strict-Transport-Security': 'max-age=63072000',
};

/** Tells whether an address is that of a file of a release, which is named by its content. The lists beside them change. */
export function isReleaseFile(address: string): boolean {
  return address.startsWith(RELEASES_ADDRESS) && !address.endsWith(`/${RELEASE_LIST_FILE}`);
}

/** How long an answer may be kept: pages change with every composition, a release's files never. */
export const cacheControl = {
  /** Kept, but asked for each time; an unchanged page costs a 304. */
  page: 'no-cache',
  release: 'public, max-age=31536000, immutable',
  /** What a visitor sent is answered once. */
  intake: 'no-store',
} as const;
