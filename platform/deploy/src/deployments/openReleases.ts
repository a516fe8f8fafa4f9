import { declarationOf } from '@site/contracts/remotes';
import type { StoredRelease, LiveReleases } from '@site/releases/release/releaseFormat';
import type { ReleaseStore } from '@site/releases/store/releaseStore';
import { verifyRelease } from '@site/releases/release/verifyRelease';
import { mapWithLimit } from '@site/tooling/files/mapWithLimit';
import { applicationNames, type ApplicationName } from '@site/tooling/workspace';
import { checkFit } from '@site/releases/release/checkFit';
import type { Live } from './state/deploymentState';

/** The applications without which there is no site. */
export const essentialApplications: readonly ApplicationName[] = applicationNames.filter(
  (name) => name === 'shell' || declarationOf(name).isEssential,
);

const MAX_AT_A_TIME = 4;

/**
 * Brings the live releases of a deployment to this machine, whole and fitting together. A remote that the deployment does not
 * have is not there. Rejects when a release is missing from the store, a file differs from its hash, or two do not fit.
 */
export async function openReleases(store: ReleaseStore, live: Live): Promise<LiveReleases> {
  const opened: { [Name in ApplicationName]?: StoredRelease } = {};
  await mapWithLimit(applicationNames, MAX_AT_A_TIME, async (name) => {
    const id = live[name];
    if (id === undefined && !essentialApplications.includes(name)) return;
    if (id === undefined) {
      throw new Error(
        `No release of ${name} is live yet. Name one as well: ${name}@VERSION, or a public site with --to`,
      );
    }
    const release = await store.open(name, id);
    if (!release) throw new Error(`${name} ${id} is missing from the store ${store.address}.`);
    await verifyRelease(release);
    opened[name] = release;
  });
  // The shell is essential.
  const releases = opened as LiveReleases;
  checkFit(releases);
  return releases;
}
