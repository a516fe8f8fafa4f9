import { versionOf } from '@site/releases/release/releaseId';
import { applicationNames, type ApplicationName } from '@site/tooling/workspace';
import { isApplicationName } from '@site/tooling/command-line/applicationNames';
import { isLive, shownAgain } from './settlePending';
import type { SiteRecord } from './openSite';
import {
  isSameSite,
  withDeployment,
  type DeploymentCommand,
  type Deployment,
} from './state/deploymentState';

/** What is live of one application. */
export interface ApplicationStatus {
  name: ApplicationName;
  /** The live release; undefined while nothing is live. */
  live?: {
    id: string;
    version: string;
    /** The source commit; null when it is not known, undefined when the store has no such release. */
    commit: string | null | undefined;
    /** Since when this release is live without a break, as an ISO date. */
    since: string;
  };
  /** The ids of the releases that were added to the store after the live one, the last one first. */
  newer: string[];
}

export interface SiteStatus {
  applications: ApplicationStatus[];
  /** Applications that are deployed and that these sources do not declare any more. */
  gone: string[];
  /** A command that was killed, and whether its pages went live; undefined where the pages were not asked. */
  interrupted?: { by: DeploymentCommand; isLive: boolean | undefined };
  /**
   * What the pages show instead of what is deployed, and whether that was deployed before; undefined when they show just that,
   * or were not asked.
   */
  otherPages?: { releases: string[]; isShownAgain: boolean };
}

/** When the release went live that is live now. */
function sinceWhen(history: readonly Deployment[], name: ApplicationName): string {
  const [current] = history;
  const end = history.findIndex((deployment) => deployment.live[name] !== current?.live[name]);
  return (end < 0 ? history : history.slice(0, end)).at(-1)?.on ?? '';
}

/** What a release holds, by its id: the same files may have been stored as a release and as a development build. */
const hashOf = (id: string): string => id.slice(id.lastIndexOf('-'));

async function statusOfOne(
  { store }: SiteRecord,
  history: readonly Deployment[],
  name: ApplicationName,
): Promise<ApplicationStatus> {
  const ids = await store.list(name);
  const [current] = history;
  const id = current?.live[name];
  if (id === undefined) return { name, newer: ids };
  const version = versionOf(id);
  const release = await store.open(name, id).catch(() => undefined);
  return {
    name,
    live: { id, version, commit: release?.commit, since: sinceWhen(history, name) },
    newer: ids.slice(0, Math.max(0, ids.indexOf(id))).filter((it) => hashOf(it) !== hashOf(id)),
  };
}

/**
 * Lists for each application what is live and what is newer, by what is written down. Compares that with what the pages show,
 * where the site has a publisher that tells.
 */
export async function statusOf(site: SiteRecord): Promise<SiteStatus> {
  const { state } = await site.deployments.find();
  const published = await site.publisher?.published();
  const pending = state?.pending;
  const wentLive = pending !== undefined && isLive(pending, published);
  // The next change does the same (`settlePending`).
  const history = (wentLive ? withDeployment(state, pending) : state)?.history ?? [];
  const [current] = history;
  const pagesDiffer = current && published && !isSameSite(published, current);
  return {
    applications: await Promise.all(
      applicationNames.map((name) => statusOfOne(site, history, name)),
    ),
    gone: Object.keys(current?.live ?? {}).filter((name) => !isApplicationName(name)),
    ...(pending && {
      interrupted: { by: pending.by, isLive: site.publisher && wentLive },
    }),
    ...(pagesDiffer && {
      otherPages: {
        releases: applicationNames.map((name) => `${name} ${published.live[name] ?? '-'}`),
        isShownAgain: shownAgain(history, published) !== undefined,
      },
    }),
  };
}
