import { versionOf } from '../releases/releaseId';
import { shortNames, type ShortName } from '../releases/shortNames';
import { changeDeployment, type ChangeOptions } from './changeDeployment';
import { findRelease } from './findRelease';
import { liveOf, type Wanted } from './makeLive';
import { openReleases } from './openReleases';
import type { Site } from './site';
import type { Deployment, Offered } from './state/deploymentState';

/**
 * Offers releases of remotes for a preview: their files are on the live site, no page names them. They are checked as if
 * they were to go live. Gives their ids. When it rejects, nothing has changed.
 */
export async function offer(
  site: Site,
  wanted: Wanted,
  options: ChangeOptions = {},
): Promise<Wanted> {
  const ids: Wanted = {};
  const choose = async ([current]: readonly Deployment[]) => {
    if (wanted.shell !== undefined) {
      throw new Error('A release of the shell cannot be previewed: the live shell shows previews.');
    }
    if (!current) {
      throw new Error('Nothing is deployed yet, so there is no site to preview a release in.');
    }
    const live = liveOf(current);
    const offered: { [Name in ShortName]?: readonly string[] } = { ...current.offered };
    for (const name of namesIn(wanted)) {
      const id = await findRelease(site.store, name, wanted[name] ?? '');
      if (id === live[name]) throw new Error(`${name} ${id} is live already.`);
      ids[name] = id;
      offered[name] = [...new Set([...(offered[name] ?? []), id])];
    }
    await openReleases(site.store, { ...live, ...ids });
    return { live, offered, by: { name: 'offer' as const, releases: { ...ids } } };
  };
  await changeDeployment(site, choose, options);
  return ids;
}

/** Withdraws releases that were offered: no preview shows them any more. Gives their ids. */
export async function withdraw(
  site: Site,
  wanted: Wanted,
  options: ChangeOptions = {},
): Promise<Wanted> {
  const ids: Wanted = {};
  const choose = async ([current]: readonly Deployment[]) => {
    const offered: { [Name in ShortName]?: readonly string[] } = { ...current?.offered };
    for (const name of namesIn(wanted)) {
      const id = findOffered(offered, name, wanted[name] ?? '');
      ids[name] = id;
      offered[name] = offered[name]?.filter((it) => it !== id) ?? [];
    }
    return { live: liveOf(current), offered, by: { name: 'withdraw' as const, releases: ids } };
  };
  await changeDeployment(site, choose, options);
  return ids;
}

const namesIn = (wanted: Wanted) => shortNames.filter((name) => wanted[name] !== undefined);

function findOffered(offered: Offered, name: ShortName, wanted: string): string {
  const all = offered[name] ?? [];
  const found = all.filter((id) => id === wanted || versionOf(id) === wanted);
  const [id, ...others] = found;
  if (id === undefined) {
    const list = all.length ? `Offered: ${all.join(', ')}.` : `No release of ${name} is.`;
    throw new Error(`${name} ${wanted} is not offered for a preview. ${list}`);
  }
  if (others.length) {
    throw new Error(`${name} ${wanted} is ambiguous: ${found.join(' or ')}. Write the whole id.`);
  }
  return id;
}
