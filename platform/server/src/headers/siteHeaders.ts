import { RELEASE_LIST_FILE, RELEASES_ADDRESS } from '@site/contracts/publishedRelease';
import { visitReporting } from '@site/contracts/visitReport';
import { bootHash } from '@site/federation/page/boot/bootScript';
import { appCheckSources } from './appCheckSources';

/**
 * Where the local server takes what browsers refused: violations of the page's policy and of its scripts' integrity.
 * A static host takes nothing.
 */
export const REPORTS_ADDRESS = '/reports';

/** Where a published site's browsers report to: the `https` address of a service for such reports; undefined for nowhere. */
export const productionReports: { readonly address: string | undefined } = { address: undefined };

/** The name by which the headers refer to the address of the reports. */
const REPORTS_ENDPOINT = 'site';

/** Where the page may send data besides its own origin: Cloud Firestore's REST interface. */
const FIRESTORE = 'https://firestore.googleapis.com';

/** Origins that take reports of visits, besides the site's own. */
const visitOrigins = visitReporting.address.startsWith('/')
  ? []
  : [new URL(visitReporting.address).origin];

/** What Firebase App Check asks of the policy, where the site is configured for it; nothing elsewhere. */
const appCheck = appCheckSources();

/** Takes the hashes of the style blocks that the pages hold. */
const contentSecurityPolicy = (styles: readonly string[]) => [
  "default-src 'none'",
  ["script-src 'self'", bootHash, ...appCheck.scripts].join(' '),
  ["style-src 'self'", ...styles].join(' '),
  "img-src 'self' data:",
  "font-src 'self'",
  ['connect-src', "'self'", FIRESTORE, ...visitOrigins, ...appCheck.connections].join(' '),
  ...(appCheck.frames.length ? [['frame-src', ...appCheck.frames].join(' ')] : []),
  "manifest-src 'self'",
  "base-uri 'none'",
  // No form of the site is ever sent by the browser itself: scripts send them.
  "form-action 'none'",
  "frame-ancestors 'none'",
  "object-src 'none'",
  // The shell creates this one policy; it accepts scripts of pinned releases and nothing else.
  ...(appCheck.isUsed ? [] : ["require-trusted-types-for 'script'", 'trusted-types default']),
];

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

const INTEGRITY_POLICY = 'blocked-destinations=(script)';

/** The headers that differ with where browsers report to; those of a site that takes no reports name no endpoint. */
function policyHeaders(directives: readonly string[], reports: string | undefined) {
  const policy = (...reporting: string[]) => [...directives, ...reporting].join('; ');
  const integrity = (value: string) => (appCheck.isUsed ? {} : { 'Integrity-Policy': value });
  if (reports === undefined) {
    return { 'Content-Security-Policy': policy(), ...integrity(INTEGRITY_POLICY) };
  }
  return {
    'Content-Security-Policy': policy(`report-uri ${reports}`),
    ...integrity(`${INTEGRITY_POLICY}, endpoints=(${REPORTS_ENDPOINT})`),
    'Reporting-Endpoints': `${REPORTS_ENDPOINT}="${reports}"`,
  };
}

/** The headers that are the same wherever the site is served. */
const constantHeaders = {
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
 * Sent with every answer where the site is served under http, as the local server does. Takes what a policy calls the style
 * blocks of the composed pages: they change with the composition, so both must go live together.
 */
export function securityHeaders(styles: readonly string[]): Readonly<Record<string, string>> {
  return { ...policyHeaders(contentSecurityPolicy(styles), REPORTS_ADDRESS), ...constantHeaders };
}

/**
 * Sent instead where the site is served under https. Takes where browsers report to, too; undefined for nowhere. Browsers that
 * know `report-to` pass over `report-uri`, but report to it from https alone, so under http nothing would be reported at
 * all. `Strict-Transport-Security` means nothing under http, and a browser that obeyed would refuse every other program
 * on `localhost`; subdomains are their owners' decision.
 */
export function secureOriginHeaders(
  styles: readonly string[],
  reports: string | undefined,
): Readonly<Record<string, string>> {
  const headers = policyHeaders(contentSecurityPolicy(styles), reports);
  const reportTo = reports === undefined ? '' : `; report-to ${REPORTS_ENDPOINT}`;
  return {
    ...headers,
    'Content-Security-Policy': headers['Content-Security-Policy'] + reportTo,
    ...constantHeaders,
    'Strict-Transport-Security': 'max-age=63072000',
  };
}

/**
 * Tells whether an address is that of a file of a release, which is named by its content. The lists beside them change.
 * `hosting/hostingConfig.ts` says the same in the words of the host.
 */
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
