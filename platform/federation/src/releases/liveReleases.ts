import type { ApplicationName } from '@site/tooling/workspace';
import type { StoredRelease } from './release';

/** The releases that make up a site. */
export type LiveReleases = Readonly<Record<ApplicationName, StoredRelease>>;
