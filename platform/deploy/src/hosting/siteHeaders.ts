import { icons } from '@site/company/icons';
import { pages } from '@site/company/paths';
import { sharePictureNamed } from '@site/company/addresses';
import { CLOUD_FIRESTORE } from '@site/contracts/database';
import type { PageHashes } from '@site/compose/page/pageHashes';
import type { SiteSettings } from '@site/compose/page/siteSettings';

/** The name of the reporting endpoint in the headers. */
const REPORTS_ENDPOINT = 'site';

/** What the headers depend on. The hashes change with the composition, so both go live together. */
export interface HeaderSettings extends PageHashes, Pick<SiteSettings, 'visits' | 'violations'> {
  /** Whether the site has the page of the App Check frame. */
  hasAppCheck?: boolean;
}

/** The origin of an address, if it is not the site's own. */
const otherOrigin = (address: string | undefined): string[] =>
  address === undefined || address.startsWith('/') ? [] : [new URL(address).origin];

const contentSecurityPolicy = ({ scripts, styles, visits, hasAppCheck }: HeaderSettings) => [
  "default-src 'none'",
  // The boot script and that for old browsers, and what the first and its scripts add: the shell's scripts, which stand in the
  // page with their hashes, and what the shell loads, which it holds to the pinned releases. No script that stands in markup
  // runs. A browser that does not know `strict-dynamic` reads `'self'`.
  ["script-src 'self' 'strict-dynamic'", ...scripts].join(' '),
  "worker-src 'self'",
  ["style-src 'self'", ...styles].join(' '),
  "img-src 'self' data:",
  "font-src 'self'",
  ['connect-src', "'self'", CLOUD_FIRESTORE, ...otherOrigin(visits)].join(' '),
  ...(hasAppCheck ? ["frame-src 'self'"] : []),
  "manifest-src 'self'",
  "base-uri 'none'",
  // Scripts send the forms, never the browser itself.
  "form-action 'none'",
  "frame-ancestors 'none'",
  // The shell creates both; they accept only scripts of pinned releases. Another program may have taken the default one.
  "require-trusted-types-for 'script'",
  'trusted-types site default',
];

/**
 * Device features that a visitor could be asked for: the site uses none. The header arrives in front of every page, with the
 * first flight of its connection, so it does not list those that browsers give to no page without being asked.
 */
const unusedFeatures = ['camera', 'display-capture', 'geolocation', 'microphone', 'payment', 'usb'];

const INTEGRITY_POLICY = 'blocked-destinations=(script)';

function policyHeaders(settings: HeaderSettings) {
  const { violations } = settings;
  const policy = (...reporting: string[]) =>
    [...contentSecurityPolicy(settings), ...reporting].join('; ');
  if (violations === undefined) {
    return { 'Content-Security-Policy': policy(), 'Integrity-Policy': INTEGRITY_POLICY };
  }
  return {
    'Content-Security-Policy': policy(`report-uri ${violations}`),
    'Integrity-Policy': `${INTEGRITY_POLICY}, endpoints=(${REPORTS_ENDPOINT})`,
    'Reporting-Endpoints': `${REPORTS_ENDPOINT}="${violations}"`,
  };
}

/** The same under http and https. `Referrer-Policy` is left out: what it would ask for is what browsers do by themselves. */
const constantHeaders = {
  'Permissions-Policy': unusedFeatures.map((feature) => `${feature}=()`).join(', '),
  'X-Content-Type-Options': 'nosniff',
  // No other site needs a window of this one, or a file but those of a release. Browsers treat `localhost` as secure, so both apply there too.
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** The headers of every response under http, which the local server uses. */
export function securityHeaders(settings: HeaderSettings): Readonly<Record<string, string>> {
  return { ...policyHeaders(settings), ...constantHeaders };
}

/**
 * The headers of every response under https. Browsers that know `report-to` ignore `report-uri`, but use `report-to` only
 * under https: under http nothing would be reported. `Strict-Transport-Security` stays out of http as well, where a browser
 * that obeyed it would block every other program on `localhost`; whether it covers subdomains is their owners' decision.
 */
export function secureOriginHeaders(settings: HeaderSettings): Readonly<Record<string, string>> {
  const headers = policyHeaders(settings);
  const reportTo = settings.violations === undefined ? '' : `; report-to ${REPORTS_ENDPOINT}`;
  return {
    ...headers,
    'Content-Security-Policy': headers['Content-Security-Policy'] + reportTo,
    ...constantHeaders,
    'Strict-Transport-Security': 'max-age=63072000',
  };
}

/** The pictures that search engines and previews of links show, in pages of their own. */
export const EMBEDDED_ELSEWHERE: readonly string[] = [
  ...pages.map(({ name }) => sharePictureNamed(name)),
  icons.large.path,
];

/** What these files have in place of the policy that keeps files to the site's own pages. */
export const embeddedHeaders = { 'Cross-Origin-Resource-Policy': 'cross-origin' } as const;

/**
 * What a release's files have in place of the policies of pages. None of them is a page: the first file on a connection would
 * bring 0.7 KB of a policy that is no page's own. Image search shows the pictures among them in pages of its own; nothing in a
 * release is anybody's secret.
 */
export const releaseFileHeaders = {
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  ...embeddedHeaders,
};

/** `Cache-Control`: pages change with every composition, a release's files never. */
export const cacheControl = {
  /** Cached, but revalidated each time: an unchanged page costs a 304. */
  page: 'no-cache',
  release: 'public, max-age=31536000, immutable',
} as const;
