import {
  isSameLive,
  nothingDeployed,
  settlePending,
  type Site,
  withDeployment,
  type Command,
  type Deployment,
  type Publication,
} from '@site/releases';
import { type ApplicationName } from '@site/tooling/workspace';
import type { Target } from '../host/target';
import { originOf } from './versionOrigin';

/** A deployment with the version that a host has of it. */
export type PublishedDeployment = Deployment & { publication: Publication };

const hasVersion = (deployment: Deployment): deployment is PublishedDeployment =>
  deployment.publication !== undefined;

/** The deployments that are left to go back to once one application of the last one was taken back. */
function withoutLeft(
  trail: readonly PublishedDeployment[],
  name: ApplicationName,
  live: Deployment['live'],
): PublishedDeployment[] {
  const left = trail.at(-1)?.live[name];
  const kept = trail.filter((deployment) => deployment.live[name] !== left);
  // What shows the same as before takes its place.
  return isSameLive(kept.at(-1)?.live, live) ? kept.slice(0, -1) : kept;
}

/**
 * The deployment that was live before the current one. What was left by a rollback, of the site or of one application, is
 * not returned to: two rollbacks go back two deployments.
 */
function deploymentBefore(history: readonly Deployment[]): PublishedDeployment | undefined {
  let trail: PublishedDeployment[] = [];
  /** What the trail was before an application's rollback, which goes back itself where it fails. */
  let undone: PublishedDeployment[] | undefined;
  for (const deployment of history.toReversed().filter(hasVersion)) {
    const { by, live } = deployment;
    const isBack = by.name === 'rollback';
    const before: PublishedDeployment[] = trail;
    if (isBack && by.application)
      trail = withoutLeft(trail, by.application as ApplicationName, live);
    else if (isBack)
      trail = isSameLive(undone?.at(-1)?.live, live) ? undone!.slice(0, -1) : trail.slice(0, -2);
    undone = isBack && by.application ? before : undefined;
    trail = [...trail, deployment];
  }
  return trail.at(-2);
}

export interface GoingBack {
  say(line: string): void;
  /** After a deployment that failed: back to what was live before it, even where that is nothing. */
  hasFailed?: boolean;
}

/**
 * Shows visitors the version that they saw before, without composing anything. Files that tabs of the newer version need
 * stay. What somebody else published is taken back to what was last recorded. Called inside `Site.guarded`.
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
  const before = hasFailed ? history.slice(1).find(hasVersion) : deploymentBefore(history);
  const previous = isOwn ? before : history.find(hasVersion);
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
  const by: Command = { name: 'rollback' };
  const origin = originOf(by);
  const version = await versionOf(previous.publication.version);
  const next: PublishedDeployment = {
    live: previous.live,
    ...(previous.offline && { offline: previous.offline }),
    on: new Date().toISOString(),
    by,
    publication: { version, by: origin.by, commit: previous.publication.commit },
  };
  const begun = await found.replace({ history, pending: next });
  await target.release(version, origin.message);
  await begun.replace(withDeployment({ history }, next));
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
