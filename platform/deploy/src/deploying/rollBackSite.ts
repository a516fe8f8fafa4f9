import type { Site } from '../deployments/openSite';
import { previousSite, siteRollBack } from '../deployments/previous';
import { nothingDeployed } from '../deployments/rollBackApplication';
import { settlePending } from '../deployments/settlePending';
import {
  isSameLive,
  withDeployment,
  type Deployment,
  type PublishedDeployment,
} from '../deployments/state/deploymentState';
import type { Target } from '../host/target';
import { originOf } from './versionOrigin';

const hasVersion = (deployment: Deployment): deployment is PublishedDeployment =>
  deployment.publication !== undefined;

export interface GoingBack {
  say(line: string): void;
  /** After a deployment that failed: back to what was live before it, even where that is nothing. */
  hasFailed?: boolean;
}

/**
 * Shows visitors the version that they saw before, without composing anything. Files that tabs of the newer version need
 * stay. What somebody else published is taken back to what was last recorded. Called inside `Site.withLock`.
 * @returns what is live now; undefined for nothing
 * @throws when nothing was live before: a site is not switched off by a second rollback that somebody gives in haste
 */
export async function rollBackSite(
  site: Site,
  target: Target,
  { say, hasFailed = false }: GoingBack,
): Promise<PublishedDeployment | undefined> {
  const found = await settlePending(site);
  const history = found.state?.history ?? [];
  const [current] = history;
  if (!current) throw nothingDeployed(site);
  const live = await target.live();
  const isOwn = live === undefined || live.version === current.publication?.version;
  const before = hasFailed ? history[1] : previousSite(history, current);
  const previous = [isOwn ? before : current].find((it) => it !== undefined && hasVersion(it));
  if (!previous && !hasFailed) {
    throw new Error(
      `No deployment of ${target.name} is left to go back to, so nothing has changed. Deploy other releases instead.`,
    );
  }
  if (!previous) {
    await target.release(undefined, originOf({ name: 'rollback' }).message);
    await found.replace({ history: history.slice(1) });
    return undefined;
  }
  const origin = originOf({ name: 'rollback' });
  const version = await versionOf(previous.publication.version);
  const { commit } = previous.publication;
  const next = {
    ...siteRollBack(previous, { version, by: origin.by, commit }),
    ...(hasFailed && { by: { name: 'rollback' as const, hasFailed } }),
  };
  const begun = await found.replace({ history, pending: next });
  await target.release(version, origin.message);
  await begun.replace(withDeployment({ history }, next));
  // Newer sources compose the same releases into another version, and one deployment is one step back.
  if (isOwn && !hasFailed && site.hasReleases && isSameLive(previous.live, current.live)) {
    const further = previousSite(history, previous)
      ? ' For the releases before them run it again.'
      : '';
    say(`${target.name} had the same releases before, composed earlier.${further}`);
  }
  return next;

  async function versionOf(pages: string): Promise<string> {
    if (!live || live.version === pages) return pages;
    try {
      return await target.merge(pages, live.version, origin);
    } catch (failure) {
      say(`Tabs that are open on the newer version may lose files: ${(failure as Error).message}`);
      return pages;
    }
  }
}
