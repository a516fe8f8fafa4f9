import { applicationNames, type ApplicationName } from '@site/tooling/workspace';
import type { StoredRelease } from './releaseFormat';

/** The releases that make up a site: the shell's, and that of each remote that is deployed. */
export type LiveReleases = {
  readonly [Name in Exclude<ApplicationName, 'shell'>]?: StoredRelease;
} & {
  readonly shell: StoredRelease;
};

/** The same as a list, the shell's first. */
export const releasesOf = (live: LiveReleases): StoredRelease[] =>
  applicationNames.flatMap((name) => live[name] ?? []);
