import { versionOf } from '../release/releaseId';
import { applicationNames, type ApplicationName } from '@site/tooling/workspace';
import { changeDeployment, type Change } from './changeDeployment';
import { findReleaseInStore } from './findReleaseInStore';
import { liveOf, type Wanted } from './makeLive';
import { openReleases } from './openReleases';
import type { Site } from './openSite';
import type { Deployment, Offered } from './state/deploymentState';

type OfferedIds = { [Name in ApplicationName]?: readonly string[] };

/** Changes which releases are offered, by `next`, which also notes their ids. @returns these ids. */
async function changeOffered(
  site: Site,
  next: (current: Deployment | undefined, offered: OfferedIds, ids: Wanted) => Promise<Change>,
): Promise<Wanted> {
  const ids: Wanted = {};
  await changeDeployment(site, ([current]) => next(current, { ...current?.offered }, ids));
  return ids;
}

/**
 * Offers releases of remotes for a preview: their files are on the live site, no page names them. They are checked as if
 * they were to go live. When it rejects, nothing has changed.
 * @returns their ids.
 */
export function offer(site: Site, wanted: Wanted): Promise<Wanted> {
  return changeOffered(site, async (current, offered, ids) => {
    if (wanted.shell !== undefined) {
      throw new Error('A release of the shell cannot be previewed: the live shell shows previews.');
    }
    if (!current) {
      throw new Error('Nothing is deployed yet, so there is no site to preview a release in.');
    }
    const live = liveOf(current);
    for (const name of namesIn(wanted)) {
      const id = await findReleaseInStore(site.store, name, wanted[name] ?? '');
      if (id === live[name]) throw new Error(`${name} ${id} is live already.`);
      ids[name] = id;
      offered[name] = [...new Set([...(offered[name] ?? []), id])];
    }
    await openReleases(site.store, { ...live, ...ids });
    return { live, offered, by: { name: 'offer', releases: { ...ids } } };
  });
}

export function withdraw(site: Site, wanted: Wanted): Promise<Wanted> {
  return changeOffered(site, async (current, offered, ids) => {
    for (const name of namesIn(wanted)) {
      const id = findOffered(offered, name, wanted[name] ?? '');
      ids[name] = id;
      offered[name] = offered[name]?.filter((other) => other !== id) ?? [];
    }
    return { live: liveOf(current), offered, by: { name: 'withdraw', releases: ids } };
  });
}

const namesIn = (wanted: Wanted) => applicationNames.filter((name) => wanted[name] !== undefined);

function findOffered(offered: Offered, name: ApplicationName, wanted: string): string {
  const all = offered[name] ?? [];
  const found = all.find((id) => id === wanted || versionOf(id) === wanted);
  if (found !== undefined) return found;
  const list = all.length ? `Offered: ${all.join(', ')}.` : `No release of ${name} is.`;
  throw new Error(`${name} ${wanted} is not offered for a preview. ${list}`);
}
