import { z } from 'zod';
import { parseWithSchema } from '@site/releases/release/parseWithSchema';
import { isReleaseId } from '@site/releases/release/releaseId';
import { applicationNames, type ApplicationName } from '@site/tooling/workspace';
import { takingAway } from './takenAway';

/** Which release of each application is live, by id. An application that is newer than the deployment is not in it. */
export type Live = { readonly [Name in ApplicationName]?: string };

const id = z.string().refine(isReleaseId, 'expected <version>-<hash>');
const byApplication = z.record(z.string(), z.string());

const command = z.discriminatedUnion('name', [
  z.object({
    name: z.enum(['use', 'deploy']),
    releases: byApplication,
    /** A pipeline brought all releases of some sources: it has judged none of those that were live. */
    skipRolledBack: z.literal(true).exactOptional(),
  }),
  z.object({
    name: z.literal('rollback'),
    application: z.string().exactOptional(),
    /** A deployment went back by itself, as what visitors got was not what it had composed. */
    hasFailed: z.literal(true).exactOptional(),
  }),
  z.object({ name: z.literal('remove'), application: z.string() }),
  z.object({ name: z.literal('offline'), wanted: z.enum(['on', 'off']) }),
  z.object({ name: z.literal('build') }),
]);

/** What a deployment became where it is shown. */
const publication = z.object({
  /** The host's name for the version. */
  version: z.string(),
  /** Who published it. */
  by: z.string(),
  /** The commit of the sources that composed it; null outside a repository. */
  commit: z.string().nullable(),
});

/** What a rollback goes back to: deployments, by their times. Nothing stands for what was never another. */
const previous = z.object({
  site: z.iso.datetime().exactOptional(),
  /** The one whose release of an application is gone back to. */
  applications: z.record(z.string(), z.iso.datetime()),
});

/** One state of the site, and how it came to be. */
const deployment = z.object({
  live: z.record(z.string(), id).transform((live): Live => live),
  /** Says that visitors' browsers keep no pages for when there is no network; left out, they do. */
  offline: z.literal('off').exactOptional(),
  /** Names it: no two of a site are of one time. */
  on: z.iso.datetime(),
  by: command,
  previous,
  /** Left out while it is being composed. */
  publication: publication.exactOptional(),
});

/** What `deployments.json` holds. */
const schema = z.object({
  /** The deployments, newest first. The first is the current one. */
  history: z.array(deployment).readonly(),
  /** The deployment that is being published. One that was left behind belongs to a command that was killed. */
  pending: deployment.exactOptional(),
});

export type DeploymentCommand = z.infer<typeof command>;
export type Previous = z.infer<typeof previous>;
export type Publication = z.infer<typeof publication>;
export type Deployment = z.infer<typeof deployment>;
/** A deployment with the version that a host has of it. */
export type PublishedDeployment = Deployment & { publication: Publication };
export type DeploymentState = z.infer<typeof schema>;

/** How many deployments are kept. */
export const MAX_DEPLOYMENTS = 50;

/** How long pages of a deployment may stay open after another one replaced it: a week, in ms. */
export const OPEN_TABS_MS = 7 * 24 * 60 * 60 * 1000;

/**
 * The state after a deployment. As many are kept as may still be open in a tab, those that a rollback goes back to, and those
 * that say what was taken away, until something newer is live: pipelines ask for it again and again.
 */
export function withDeployment(
  state: DeploymentState | undefined,
  next: Deployment,
): DeploymentState {
  const weekBefore = Date.parse(next.on) - OPEN_TABS_MS;
  const isOpen = ({ publication }: Deployment, replaced: string | undefined) =>
    publication !== undefined && replaced !== undefined && Date.parse(replaced) > weekBefore;
  const history = [next, ...(state?.history ?? [])];
  const { site, applications } = next.previous;
  const isGoneBackTo = (deployment: Deployment | undefined) =>
    deployment && [site, ...Object.values(applications)].includes(deployment.on);
  const isNeeded = takingAway(history);
  return {
    history: history.filter(
      (deployment, index) =>
        index < MAX_DEPLOYMENTS ||
        isNeeded.has(deployment) ||
        isGoneBackTo(deployment) ||
        // What replaced it tells whether somebody took it away.
        isGoneBackTo(history[index + 1]) ||
        isOpen(deployment, history[index - 1]?.on),
    ),
  };
}

export const isSameLive = (one: Live | undefined, other: Live | undefined): boolean =>
  applicationNames.every((name) => one?.[name] === other?.[name]);

/** As a person is told of them. */
export const releasesIn = (live: Live): string =>
  applicationNames.flatMap((name) => (live[name] ? [`${name} ${live[name]}`] : [])).join(', ');

/** What visitors get, whenever and by whomever it was deployed. */
export type SiteContent = Pick<Deployment, 'live' | 'offline'>;

export const isSameSite = (one: SiteContent, other: SiteContent): boolean =>
  isSameLive(one.live, other.live) && one.offline === other.offline;

/** @throws when the text is not the state of a site */
export function parseState(text: string, address: string, advice?: string): DeploymentState {
  return parseWithSchema(schema, text, { address, what: 'deployment state', advice });
}

/** The state as text, for people as well. */
export function stateText(state: DeploymentState): string {
  return `${JSON.stringify(state, null, 2)}\n`;
}

/** A command as it was typed. */
export function commandText(by: DeploymentCommand): string {
  if (by.name === 'build') return 'build of the working copy';
  if (by.name === 'rollback') return ['rollback', by.application].filter(Boolean).join(' ');
  if (by.name === 'remove') return `remove ${by.application}`;
  if (by.name === 'offline') return `offline ${by.wanted}`;
  const words = Object.entries(by.releases).map(([name, release]) => `${name}@${release}`);
  return [by.name, ...words].join(' ');
}

/** The deployment state as it was found. */
export interface FoundState {
  /** Undefined while nothing has ever been deployed. */
  state: DeploymentState | undefined;
  /** Replaces it in one step. Rejects when somebody else has replaced it since it was found. */
  replace(next: DeploymentState): Promise<FoundState>;
}

export interface StatePlace {
  find(): Promise<FoundState>;
}
