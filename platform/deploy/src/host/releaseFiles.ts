import { RELEASES_ADDRESS } from '@site/contracts/publishedRelease';
import { isReleaseFile } from '../hosting/siteHeaders';
import type { HostingRules } from '../hosting/hostingRules';

/** Adds the release files of another version to those of one. The files that say which releases are live stay. */
export function withReleaseFiles<Content>(
  pages: ReadonlyMap<string, Content>,
  releases: ReadonlyMap<string, Content>,
): Map<string, Content> {
  const added = [...releases].filter(([path]) => isReleaseFile(path));
  return new Map([...added, ...pages]);
}

/** Adds the rules for those files, so that browsers keep them as before. */
export function withReleaseRules(pages: HostingRules, releases: HostingRules): HostingRules {
  const known = new Set(pages.headers.map(({ glob }) => glob));
  const added = releases.headers.filter(
    ({ glob }) => glob.startsWith(RELEASES_ADDRESS) && !known.has(glob),
  );
  return { ...pages, headers: [...pages.headers, ...added] };
}
