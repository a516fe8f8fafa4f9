import { APP_CHECK_PATH } from '@site/contracts/appCheckFrame';
import { RELEASES_ADDRESS } from '@site/contracts/publishedRelease';
import type { StyleHashes } from '@site/federation/page/styleHashes';
import noticeSettings from '@site/order-notices/settings.json';
import { REPORTS_FUNCTION } from '@site/reports/take/reportsFunction';
import { appCheckHeaders } from '../headers/appCheckHeaders';
import {
  cacheControl,
  releaseFileHeaders,
  secureOriginHeaders,
  type HeaderSettings,
} from '../headers/siteHeaders';

const POLICY = 'Content-Security-Policy';

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
  /** The hashes of the style blocks of single pages, by their addresses. */
  stylesOfPages?: StyleHashes['pages'];
}

/** As each rule holds a policy, a site of very many pages has rules for those alone that are nearest to the home page. */
const MOST_PAGE_RULES = 50;

const byNearness = (one: string, other: string) =>
  one.split('/').length - other.split('/').length || (one < other ? -1 : 1);

/** A rule for each page in place of the policy for all: hashes of styles that it does not have would come in front of it. */
function pageRules({ stylesOfPages, ...settings }: Omit<RuleSettings, 'releases'>): HeaderRule[] {
  const pages = [...(stylesOfPages ?? [])].toSorted(([one], [other]) => byNearness(one, other));
  return pages.slice(0, MOST_PAGE_RULES).map(([address, styles]) => {
    const headers = secureOriginHeaders({ ...settings, styles });
    return rule(address, { [POLICY]: headers[POLICY] ?? '' });
  });
}

/** The folder of the release that a file belongs to; undefined for other files. */
export function releaseFolderOf(path: string): string | undefined {
  const [, , application, release, ...rest] = path.split('/');
  const isInRelease = path.startsWith(RELEASES_ADDRESS) && rest.length > 0;
  return isInRelease ? `${RELEASES_ADDRESS}${application}/${release}/` : undefined;
}

/** Addresses of the site itself at which reports are taken. */
const rewritesOf = ({ visits, violations }: HeaderSettings): Rewrite[] =>
  [visits, violations]
    .filter((it) => it?.startsWith('/') === true)
    .map((source = '') => ({
      source,
      function: { functionId: REPORTS_FUNCTION, region: noticeSettings.region },
    }));

/**
 * Makes the rules for the host of the public site: the local server's headers for https, and the same caching. A host chooses
 * headers by address and not by what it finds, so each release that the site has gets a rule, and the address of
 * another one does not: browsers may not keep for a year that a file is missing which the next deployment brings. Unknown
 * addresses get the policy that admits the styles of all pages.
 */
export function hostingRules({ releases, ...settings }: RuleSettings): HostingRules {
  const rewrites = rewritesOf(settings);
  return {
    ...(rewrites.length > 0 && { rewrites }),
    // Redirects `/buy-now/` and `/buy-now/index.html` to `/buy-now`, as the local server does.
    cleanUrls: true,
    trailingSlash: false,
    headers: [
      rule('**', { ...secureOriginHeaders(settings), 'Cache-Control': cacheControl.page }),
      ...pageRules(settings),
      ...(settings.hasAppCheck ? [rule(APP_CHECK_PATH, appCheckHeaders)] : []),
      ...releases
        .toSorted()
        .map((folder) =>
          rule(`${folder}**`, { ...releaseFileHeaders, 'Cache-Control': cacheControl.release }),
        ),
    ],
  };
}
