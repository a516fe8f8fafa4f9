import { APP_CHECK_PATH } from '@site/order-model/appCheckFrame';
import { RELEASES_ADDRESS } from '@site/contracts/publishedRelease';
import noticeSettings from '@site/order-backend/settings.json';
import { REPORTS_FUNCTION } from '@site/reports/cloudReports';
import { appCheckHeaders } from './appCheckHeaders';
import {
  cacheControl,
  EMBEDDED_ELSEWHERE,
  embeddedHeaders,
  releaseFileHeaders,
  secureOriginHeaders,
  securityHeaders,
  type HeaderSettings,
} from './siteHeaders';

/** Headers for all addresses that match a glob. Later rules override, header by header. */
export interface HeaderRule {
  glob: string;
  headers: Readonly<Record<string, string>>;
}

/** How a host answers, in the words of the API of Firebase Hosting. */
export interface HostingRules {
  headers: HeaderRule[];
  /** Addresses that are passed on to a function, or that one file answers where there is no other. */
  rewrites?: (
    { glob: string; function: string; functionRegion: string } | { regex: string; path: string }
  )[];
}

export interface RuleSettings extends HeaderSettings {
  /** The folders of the releases that the site has (`/releases/shell/1.0.0-0123456789ab/`). */
  releases: readonly string[];
  /** Says that it is this machine's server, which answers under http. */
  isLocal?: boolean | undefined;
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
const rewritesOf = ({ visits, violations }: HeaderSettings) =>
  [visits, violations]
    .filter((address) => address?.startsWith('/') === true)
    .map((glob = '') => ({
      glob,
      function: REPORTS_FUNCTION,
      functionRegion: noticeSettings.region,
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
  { glob: '**', headers: { ...ofAll, 'Cache-Control': cacheControl.page } },
  ...EMBEDDED_ELSEWHERE.map((glob) => ({ glob, headers: embeddedHeaders })),
  ...(hasAppCheck ? [{ glob: APP_CHECK_PATH, headers: appCheckHeaders }] : []),
  ...releases.toSorted().map((folder) => ({
    glob: `${folder}**`,
    headers: { ...releaseFileHeaders, 'Cache-Control': cacheControl.release },
  })),
];

/** Makes the rules for the host of a site. */
export function hostingRules(settings: RuleSettings): HostingRules {
  const rewrites = rewritesOf(settings);
  const ofAll = settings.isLocal ? securityHeaders(settings) : secureOriginHeaders(settings);
  return {
    ...(rewrites.length > 0 && { rewrites }),
    headers: headerRules(ofAll, settings),
  };
}
