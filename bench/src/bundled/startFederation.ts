import { INTEGRITY_OF, type PinnedReleases } from '@site/contracts/pinnedReleases';
import type { Federation } from '../../../shell/src/remotes/startFederation';
import { admitOnlyPinnedScripts, integrityOfPinned } from '../../../shell/src/remotes/scriptPolicy';

/**
 * Stands where `shell/src/remotes/startFederation.ts` does: the bundle's later scripts are admitted as a release's are.
 * The page never comes alive without what this gives back, so the benchmark tells at once
 * when it has fallen behind.
 */
export function startFederation(live: PinnedReleases): Federation {
  const integrityOf = integrityOfPinned(live, window.location.origin);
  admitOnlyPinnedScripts(integrityOf);
  Object.assign(globalThis, { [INTEGRITY_OF]: integrityOf });
  return { admit: () => {} };
}
