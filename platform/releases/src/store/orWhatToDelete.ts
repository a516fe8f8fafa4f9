import type { ApplicationName } from '@site/tooling/workspace';
import { ReleaseDamaged } from '../release/releaseDamaged';
import type { ReleaseStore } from './releaseStore';

/**
 * For a command that would make a release that is in a store already: says of a damaged one what to delete. No site could be
 * composed of it, however often it is built.
 */
export const orWhatToDelete =
  (store: Pick<ReleaseStore, 'placeOf'>, application: ApplicationName, id: string) =>
  (cause: unknown): never => {
    if (!(cause instanceof ReleaseDamaged)) throw cause;
    const advice = `Delete ${store.placeOf(application, id)}, then run this again.`;
    throw new ReleaseDamaged(`${cause.message} ${advice}`, { cause });
  };
