import { RELEASES_ADDRESS } from '@site/contracts/publishedRelease';
import type { HostingRules } from '../hosting/hostingRules';

/** Adds the release files of another version to those of one. */
export function withReleaseFiles<Content>(
  pages: ReadonlyMap<string, Content>,
  releases: ReadonlyMap<string, Content>,
): Map<string, Content> {
  const added = [...releases].filter(([path]) => path.startsWith(RELEASES_ADDRESS));
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
