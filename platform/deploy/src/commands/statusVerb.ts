import {
  DEPLOYMENT_PATH,
  readDeploymentFileAt,
  type DeploymentFile,
} from '@site/compose/site/deploymentFile';
import { storeOption } from '@site/releases/store/openStore';
import { commandForLive } from '../deployments/makeLive';
import { commandOptions } from '../deployments/commandOptions';
import type { SiteRecord } from '../deployments/openSite';
import { commandText, releasesIn, type Deployment } from '../deployments/state/deploymentState';
import { statusOf, type ApplicationStatus, type SiteStatus } from '../deployments/statusOf';
import { type Command, type Terminal, table } from '@site/tooling/command-line/command';
import type { PublicSite } from '../deploying/publicSite';
import { describeVersion } from '../host/target';
import { readTarget } from '../targets/targetsFile';
import { untilSettled } from '../verify/untilSettled';
import { hostFault, pagesFault, publishedIn } from './publicFault';
import { onTarget, recordMeant, withTarget, type SiteTools, type TargetChoice } from './siteTools';

const HEADINGS = ['application', 'version', 'id', 'commit', 'live since', 'newer in the store'];
const SHORT_COMMIT = 12;

function shortCommit(commit: string | null | undefined): string {
  if (commit === undefined) return 'NOT IN THE STORE';
  if (commit === null) return 'unknown';
  const [hash = '', changes] = commit.split('+');
  return hash.slice(0, SHORT_COMMIT) + (changes ? `+${changes}` : '');
}

function rowOf({ name, live, newer }: ApplicationStatus): string[] {
  const rest = newer.join(', ') || '-';
  if (!live) return [name, '-', '-', '-', 'not live', rest];
  return [name, live.version, live.id, shortCommit(live.commit), live.since, rest];
}

function* notes(
  site: SiteRecord,
  { applications, gone, interrupted, otherPages }: SiteStatus,
): Generator<string> {
  const isDeployed = applications.some(({ live }) => live);
  if (!isDeployed && site.target.isLocal) yield 'Nothing is live here; --to names a public site.';
  for (const { name, live } of isDeployed ? applications : []) {
    if (live) continue;
    yield `${name} is not live: its pages and places stay away. Run: ${commandForLive(site, [name])}`;
  }
  for (const name of gone) {
    yield `${name} was deployed, and these sources do not declare it any more. The next change leaves it out.`;
  }
  if (interrupted) {
    const { by } = interrupted;
    const options = by.name === 'use' ? storeOption(site.store) : commandOptions(site);
    const command =
      by.name === 'build' ? 'npm run build' : `npm run site -- ${commandText(by)}${options}`;
    const wasAsked = interrupted.isLive !== undefined;
    const ended = interrupted.isLive
      ? 'was interrupted after its pages went live. The next change writes it down.'
      : 'is running, or was interrupted before its pages went live: run it again in that case.';
    yield `"${command}" ${wasAsked ? ended : 'is running, or was interrupted.'}`;
  }
  if (otherPages) {
    const { releases, isShownAgain } = otherPages;
    const then = isShownAgain ? 'goes on from them' : 'replaces them';
    yield `The pages show other releases: ${releases.join(', ')}. The next change ${then}.`;
  }
}

/** Shows which release of each application is live, and the newer ones. */
async function showStatus(site: SiteRecord, terminal: Terminal): Promise<void> {
  const status = await statusOf(site);
  terminal.write(table([HEADINGS, ...status.applications.map(rowOf)]));
  for (const note of notes(site, status)) terminal.warn(note);
}

function recordedBy({ on, by, publication }: Deployment): string {
  const composedAt = shortCommit(publication?.commit ?? null);
  return `${commandText(by)}, by ${publication?.by} on ${on}, composed at ${composedAt}`;
}

/** Shows what is on record for a public site, which takes no token and asks nobody else. */
async function showRecordedStatus(to: string, { terminal, record }: SiteTools): Promise<void> {
  const { shows } = await readTarget(to);
  const site = record(to);
  if (shows === 'desk') {
    const { state } = await site.deployments.find();
    const [last] = state?.history ?? [];
    terminal.write(`${last ? recordedBy(last) : 'Nothing is deployed yet.'}\n`);
  } else await showStatus(site, terminal);
  terminal.warn(
    `This is what ${site.store.address} has on record. To ask ${to} itself: npm run site -- status --live${commandOptions(site)}`,
  );
}

/** Shows what a public site really shows, by itself and by its pages, and whether that is what was recorded. */
async function showPublicStatus(site: PublicSite, terminal: Terminal): Promise<void> {
  const { target } = site;
  const [live, { state }] = await Promise.all([target.live(), site.deployments.find()]);
  const fault = hostFault({ site, target, state, live });
  const pages: { shown?: DeploymentFile | undefined } = {};
  const differenceOf = async () => {
    pages.shown = await readDeploymentFileAt(target.address);
    return fault ? undefined : pagesFault({ site, target, state, live, shown: pages.shown });
  };
  // Right after a deployment a server of the host may still have the pages of before.
  const differing = await untilSettled([DEPLOYMENT_PATH], differenceOf, target.settleMs);
  const [last] = publishedIn(state);
  terminal.write(
    table([
      ['address', target.address],
      ['host shows', live ? describeVersion(live) : 'nothing'],
      [
        'pages show',
        target.shows === 'desk'
          ? 'the order desk'
          : pages.shown
            ? releasesIn(pages.shown.live)
            : `nothing: no ${DEPLOYMENT_PATH}`,
      ],
      ['recorded', last ? recordedBy(last) : `nothing, in ${site.store.address}`],
    ]),
  );
  if (target.shows !== 'desk') await showStatus(site, terminal);
  const wrong = fault ?? differing.get(DEPLOYMENT_PATH);
  if (wrong) throw new Error(wrong);
}

export const addStatus = (site: Command, tools: SiteTools) =>
  withTarget(site.command('status'), 'local, with --live production')
    .description(
      'show which releases are live on this machine, or with --to what was deployed to a public site; with --live what it really shows, and by whom',
    )
    .option('--live', 'ask the site itself, and tell who published what it shows')
    .action(async ({ live, ...choice }: TargetChoice & { live?: boolean }) => {
      if (live)
        return onTarget(choice, tools, (target) => showPublicStatus(target, tools.terminal));
      const to = recordMeant(choice);
      if (to !== undefined) return showRecordedStatus(to, tools);
      return showStatus(tools.record(), tools.terminal);
    });
