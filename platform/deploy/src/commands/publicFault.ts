import { DEPLOYMENT_PATH, type DeploymentFile } from '@site/compose/site/deploymentFile';
import { commandOptions } from '../deployments/commandOptions';
import type { SiteRecord } from '../deployments/openSite';
import {
  isSameLive,
  releasesIn,
  type DeploymentState,
  type PublishedDeployment,
} from '../deployments/state/deploymentState';
import { describeVersion, type LiveVersion, type Target } from '../host/target';

/** A public site: as it is recorded, as its host says, and as its pages say. */
export interface PublicAnswers {
  site: Pick<SiteRecord, 'store'>;
  target: Pick<Target, 'name' | 'address' | 'isLocal' | 'shows'>;
  state: DeploymentState | undefined;
  live: LiveVersion | undefined;
  shown: DeploymentFile | undefined;
}

type HostAnswers = Omit<PublicAnswers, 'shown'>;

/** The deployments that were published, newest first. One that was stopped before its pages went live is not among them. */
export const publishedIn = (state: DeploymentState | undefined): PublishedDeployment[] =>
  [state?.pending, ...(state?.history ?? [])].filter(
    (deployment) => deployment?.publication !== undefined,
  ) as PublishedDeployment[];

const toDeploy = ({ site: { store }, target }: Pick<HostAnswers, 'site' | 'target'>) =>
  `npm run site -- deploy${commandOptions({ store, target })}`;

const recordedOf = ({ state, live }: Pick<HostAnswers, 'state' | 'live'>) =>
  publishedIn(state).find(({ publication }) => publication.version === live?.version);

/** What is wrong with what a host shows, and what to do. */
export function hostFault({ site, target, state, live }: HostAnswers): string | undefined {
  const published = publishedIn(state);
  if (!live) {
    return published.length ? `${target.name} shows nothing: somebody switched it off.` : undefined;
  }
  const version = describeVersion(live);
  if (published.length === 0) {
    return `${target.name} shows ${version}, and ${site.store.address} has recorded nothing of it. Name the store that it was deployed from: --store FOLDER`;
  }
  const recorded = recordedOf({ state, live });
  if (!recorded) {
    return `Somebody else has published to ${target.name}: ${version}. To show what was recorded: ${toDeploy({ site, target })}`;
  }
  if (recorded !== state?.pending && recorded !== state?.history[0]) {
    return `${target.name} shows ${version}, which was deployed before: somebody went back at its host. The next command goes on from there.`;
  }
  return undefined;
}

/** The same of the pages at a site's address, whose host shows what was recorded. */
export function pagesFault({
  site,
  target,
  state,
  live,
  shown,
}: PublicAnswers): string | undefined {
  const recorded = recordedOf({ state, live });
  if (!recorded || target.shows === 'desk') return undefined;
  if (!shown) {
    return target.isLocal
      ? `No server shows this site at ${target.address}. To start it: npm start`
      : `${target.address}${DEPLOYMENT_PATH} does not say what it shows: the address leads elsewhere, or an earlier version of these tools published it. Then deploy once more: ${toDeploy({ site, target })}`;
  }
  if (isSameLive(shown.live, recorded.live)) return undefined;
  const hint = target.isLocal
    ? 'Another checkout may serve its site there: stop that one, then run npm start here.'
    : 'The address leads to another site, or something on the way to it keeps old answers.';
  return `${target.address} shows ${releasesIn(shown.live)}, and ${releasesIn(recorded.live)} were deployed. ${hint}`;
}
