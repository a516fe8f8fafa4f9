import { isReleaseFile } from '@site/server/headers/siteHeaders';

/** Adds the release files of another version to those of one. The files that say which releases are live stay. */
export function withReleaseFiles<Content>(
  pages: ReadonlyMap<string, Content>,
  releases: ReadonlyMap<string, Content>,
): Map<string, Content> {
  const added = [...releases].filter(([path]) => isReleaseFile(path));
  return new Map([...added, ...pages]);
}
