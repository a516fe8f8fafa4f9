import type { ApplicationName } from '@site/tooling/workspace';
import type { Release, StoredRelease } from '../release/releaseFormat';

/** A folder of this machine in which a release is put together. It is the only one of its application at a time. */
export interface Draft {
  /** Absolute and, at first, empty. */
  folder: string;
  /** Gives the place back; deletes the folder if it has not become a release. */
  discard(): Promise<void>;
}

/** Where releases are kept. It only ever grows. */
export interface ReleaseStore {
  /** Where it is, for sentences. */
  readonly address: string;
  /** Where a release is or would be, for sentences. */
  placeOf(application: ApplicationName, id: string): string;
  /**
   * Makes an empty draft, without what an earlier process that ended halfway left in its place.
   * Waits while another process has one of this application.
   */
  draft(application: ApplicationName): Promise<Draft>;
  /** Makes a draft's folder, its `release.json` included, a release in one step. Rejects when there is one of that id. */
  add(release: Release, draft: Draft): Promise<StoredRelease>;
  /** The ids of all releases of an application; what was added last comes first. */
  list(application: ApplicationName): Promise<string[]>;
  /**
   * Brings a release's files to this machine. They have not been compared with their hashes. Undefined when there is none of that
   * id; rejects when its description cannot be understood.
   */
  open(application: ApplicationName, id: string): Promise<StoredRelease | undefined>;
}
