import { RELEASE_LIST_FILE, RELEASES_ADDRESS } from '@site/contracts/publishedRelease';
import { visitReporting } from '@site/contracts/visitReport';
import { bootHash } from '@site/federation/page/boot/bootScript';
import { speculationHash } from '@site/federation/page/speculationRules';
import { appCheckSources } from './appCheckSources';

/** The local server's address for browsers' reports of violated policies and script integrity. A static host has none. */
export const REPORTS_ADDRESS = '/reports';

/** The `https` address of the service that takes violation reports in production; undefined for none. */
export const productionReports: { readonly address: string | undefined } = { address: undefined };

/** The name of the reporting endpoint in the headers. */
const REPORTS_ENDPOINT = 'site';

/** Cloud Firestore's REST API. */
const FIRESTORE = 'https://firestore.googleapis.com';

/** The origin of visit reports, if it is not the site's own. */
const visitOrigins = visitReporting.address.startsWith('/')
  ? []
  : [new URL(visitReporting.address).origin];

const appCheck = appCheckSources();

/** @param styles the hashes of the pages' style blocks. */
const contentSecurityPolicy = (styles: readonly string[]) => [
  "default-src 'none'",
  ["script-src 'self'", bootHash, speculationHash, ...appCheck.scripts].join(' '),
  "worker-src 'self'",
  ["style-src 'self'", ...styles].join(' '),
  "img-src 'self' data:",
  "font-src 'self'",
  ['connect-src', "'self'", FIRESTORE, ...visitOrigins, ...appCheck.connections].join(' '),
  ...(appCheck.frames.length ? [['frame-src', ...appCheck.frames].join(' ')] : []),
  "manifest-src 'self'",
  "base-uri 'none'",
  // Scripts send the forms, never the browser itself.
  "form-action 'none'",
  "frame-ancestors 'none'",
  "object-src 'none'",
  // The shell creates this policy; it accepts only scripts of pinned releases.
  ...(appCheck.isUsed ? [] : ["require-trusted-types-for 'script'", 'trusted-types default']),
];

/** Device features: the site uses none. */
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

/** The headers that depend on where browsers send reports. */
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

/** The same under http and https. */
const constantHeaders = {
  'Permissions-Policy': unusedFeatures.map((feature) => `${feature}=()`).join(', '),
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Content-Type-Options': 'nosniff',
  // For browsers that do not know `frame-ancestors`.
  'X-Frame-Options': 'DENY',
  // No other site needs a window or a file of this one. Browsers treat `localhost` as secure, so both apply there too.
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/**
 * The headers of every response under http, which the local server uses.
 * @param styles the hashes of the pages' style blocks: they change with the composition, so both go live together.
 */
export function securityHeaders(styles: readonly string[]): Readonly<Record<string, string>> {
  return { ...policyHeaders(contentSecurityPolicy(styles), REPORTS_ADDRESS), ...constantHeaders };
}

/**
 * The headers of every response under https. Browsers that know `report-to` ignore `report-uri`, but use `report-to` only
 * under https: under http nothing would be reported. `Strict-Transport-Security` stays out of http as well, where a browser
 * that obeyed it would block every other program on `localhost`; whether it covers subdomains is their owners' decision.
 * @param reports where browsers send reports; undefined for nowhere.
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
 * Whether an address is that of a release's file, which never changes. The lists of releases beside them do.
 * `hosting/hostingRules.ts` has the same rule for the host.
 */
export function isReleaseFile(address: string): boolean {
  return address.startsWith(RELEASES_ADDRESS) && !address.endsWith(`/${RELEASE_LIST_FILE}`);
}

/** `Cache-Control`: pages change with every composition, a release's files never. */
export const cacheControl = {
  /** Cached, but revalidated each time: an unchanged page costs a 304. */
  page: 'no-cache',
  release: 'public, max-age=31536000, immutable',
  report: 'no-store',
} as const;
