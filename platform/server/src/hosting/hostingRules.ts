import { APP_CHECK_PATH } from '@site/contracts/appCheckFrame';
import { RELEASES_ADDRESS } from '@site/contracts/publishedRelease';
import noticeSettings from '@site/order-notices/settings.json';
import { REPORTS_FUNCTION } from '@site/reports/take/reportsFunction';
import { appCheckHeaders } from '../headers/appCheckHeaders';
import {
  cacheControl,
  EMBEDDED_ELSEWHERE,
  embeddedHeaders,
  releaseFileHeaders,
  secureOriginHeaders,
  type HeaderSettings,
} from '../headers/siteHeaders';

/** Headers for all addresses that match a glob. Later rules override, header by header. */
export interface HeaderRule {
  source: string;
  headers: { key: string; value: string }[];
}

/** An address that a host passes on to a function. */
export interface Rewrite {
  source: string;
  function: { functionId: string; region: string };
}

/** How a host answers, in the words of `firebase.json`. */
export interface HostingRules {
  headers: HeaderRule[];
  cleanUrls: boolean;
  trailingSlash: boolean;
  rewrites?: Rewrite[];
}

const rule = (source: string, headers: Readonly<Record<string, string>>): HeaderRule => ({
  source,
  headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
});

/** What the rules depend on. */
export interface RuleSettings extends HeaderSettings {
  /** The folders of the releases that the site has (`/releases/shell/1.0.0-0123456789ab/`). */
  releases: readonly string[];
}

/** The folders of the releases that files belong to. */
export const releaseFoldersOf = (addresses: Iterable<string>): string[] => {
  const parts = [...addresses]
    .filter((address) => address.startsWith(RELEASES_ADDRESS))
    .map((address) => address.split('/'))
    .filter(({ length }) => length > 4);
  return [...new Set(parts.map(([, , name, release]) => `${RELEASES_ADDRESS}${name}/${release}/`))];
};

/** Addresses of the site itself at which reports are taken. */
const rewritesOf = ({ visits, violations }: HeaderSettings): Rewrite[] =>
  [visits, violations]
    .filter((it) => it?.startsWith('/') === true)
    .map((source = '') => ({
      source,
      function: { functionId: REPORTS_FUNCTION, region: noticeSettings.region },
    }));

/**
 * The headers by address: those of every answer, and what differs. A host chooses headers by address and not by what it finds,
 * so each release that the site has gets a rule, and the address of another one does not: browsers may not keep for a year
 * that a file is missing which the next deployment brings.
 */
export const headerRules = (
  ofAll: Readonly<Record<string, string>>,
  { releases, hasAppCheck }: Pick<RuleSettings, 'releases' | 'hasAppCheck'>,
): HeaderRule[] => [
  rule('**', { ...ofAll, 'Cache-Control': cacheControl.page }),
  ...EMBEDDED_ELSEWHERE.map((source) => rule(source, embeddedHeaders)),
  ...(hasAppCheck ? [rule(APP_CHECK_PATH, appCheckHeaders)] : []),
  ...releases
    .toSorted()
    .map((folder) =>
      rule(`${folder}**`, { ...releaseFileHeaders, 'Cache-Control': cacheControl.release }),
    ),
];

/** Makes the rules for the host of the public site: what the local server goes by, with the headers for https. */
export function hostingRules(settings: RuleSettings): HostingRules {
  const rewrites = rewritesOf(settings);
  return {
    ...(rewrites.length > 0 && { rewrites }),
    // Redirects `/buy-now/` and `/buy-now/index.html` to `/buy-now`.
    cleanUrls: true,
    trailingSlash: false,
    headers: headerRules(secureOriginHeaders(settings), settings),
  };
}
