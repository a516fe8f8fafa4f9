import { DEPLOYMENT_PATH, readDeploymentFileAt } from '@site/compose/site/deploymentFile';
import { commandForLive } from '@site/releases/deployments/makeLive';
import { commandOptions, type Site } from '@site/releases/deployments/openSite';
import {
  commandText,
  isSameLive,
  type Deployment,
  type SiteContent,
} from '@site/releases/deployments/state/deploymentState';
import {
  statusOf,
  type ApplicationStatus,
  type SiteStatus,
} from '@site/releases/deployments/statusOf';
import { applicationNames } from '@site/tooling/workspace';
import { type Command, type Terminal, table } from '@site/tooling/command-line/command';
import type { PublicSite } from '../deploying/publicSite';
import { describeVersion } from '../host/target';
import { readTarget } from '../targets/targetsFile';
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
  site: Site,
  { applications, gone, interrupted, otherPages }: SiteStatus,
): Generator<string> {
  const isDeployed = applications.some(({ live }) => live);
  if (!isDeployed && !site.target) yield 'Nothing is live here; --to names a public site.';
  for (const { name, live } of isDeployed ? applications : []) {
    if (live) continue;
    yield `${name} is not live: its pages and places stay away. Run: ${commandForLive(site, [name])}`;
  }
  for (const name of gone) {
    yield `${name} was deployed, and these sources do not declare it any more. The next change leaves it out.`;
  }
  if (interrupted) {
    const { by } = interrupted;
    const isBuild = by.name === 'build';
    const command = isBuild
      ? 'npm run build'
      : `npm run site -- ${commandText(by)}${commandOptions(site)}`;
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
async function showStatus(
  site: Site,
  terminal: Terminal,
  options?: Parameters<typeof statusOf>[1],
): Promise<void> {
  const status = await statusOf(site, options);
  terminal.write(table([HEADINGS, ...status.applications.map(rowOf)]));
  for (const note of notes(site, status)) terminal.warn(note);
}

function recordedBy({ on, by, publication }: Deployment): string {
  const composedAt = shortCommit(publication?.commit ?? null);
  return `${commandText(by)}, by ${publication?.by} on ${on}, composed at ${composedAt}`;
}

/** Shows what is on record for a public site, which takes no token and asks nobody else. */
async function showRecordedStatus(
  to: string,
  targets: string | undefined,
  { terminal, open, local }: SiteTools,
): Promise<void> {
  const { shows } = await readTarget(to, targets);
  const site = open({ publisher: local().publisher, target: to, targetsFile: targets });
  if (shows === 'desk') {
    const { state } = await site.deployments.find();
    const [last] = state?.history ?? [];
    terminal.write(`${last ? recordedBy(last) : 'Nothing is deployed yet.'}\n`);
  } else await showStatus(site, terminal, { asksPages: false });
  terminal.warn(
    `This is what ${site.store.address} has on record. To ask ${to} itself: npm run site -- status --live${commandOptions(site)}`,
  );
}

const releasesIn = (live: SiteContent['live']) =>
  applicationNames.flatMap((name) => (live[name] ? [`${name} ${live[name]}`] : [])).join(', ');

/** Shows what a public site really shows, by itself and by its pages, and whether that is what was recorded. */
async function showPublicStatus({ site, target }: PublicSite, terminal: Terminal): Promise<void> {
  const [live, shown, { state }] = await Promise.all([
    target.live(),
    readDeploymentFileAt(target.address),
    site.deployments.find(),
  ]);
  const all = [...(state?.pending ? [state.pending] : []), ...(state?.history ?? [])];
  // One that was stopped before its pages went live is not among them.
  const last = all.find(({ publication }) => publication);
  const recorded = live && all.find(({ publication }) => publication?.version === live.version);
  terminal.write(
    table([
      ['address', target.address],
      ['host shows', live ? describeVersion(live) : 'nothing'],
      [
        'pages show',
        target.shows === 'desk'
          ? 'the order desk'
          : shown
            ? releasesIn(shown.live)
            : `nothing: no ${DEPLOYMENT_PATH}`,
      ],
      ['recorded', last ? recordedBy(last) : `nothing, in ${site.store.address}`],
    ]),
  );
  if (target.shows !== 'desk') await showStatus(site, terminal);
  if (live && !last) {
    throw new Error(
      `${target.name} shows ${describeVersion(live)}, and ${site.store.address} has recorded nothing of it. Name the store that it was deployed from: --store FOLDER`,
    );
  }
  if (live && !recorded) {
    throw new Error(
      `Somebody else has published to ${target.name}: ${describeVersion(live)}. To show what was recorded: npm run site -- deploy${commandOptions(site)}`,
    );
  }
  const isCurrent = recorded === state?.pending || recorded === state?.history[0];
  if (live && !isCurrent) {
    throw new Error(
      `${target.name} shows ${describeVersion(live)}, which was deployed before: somebody went back at its host. The next command goes on from there.`,
    );
  }
  if (!live && last) throw new Error(`${target.name} shows nothing: somebody switched it off.`);
  if (!recorded || target.shows === 'desk') return;
  if (!shown && target.isLocal) {
    throw new Error(`No server shows this site at ${target.address}. To start it: npm start`);
  }
  if (!shown) {
    throw new Error(
      `${target.address}${DEPLOYMENT_PATH} does not say what it shows: the address leads elsewhere, or an earlier version of these tools published it. Then deploy once more: npm run site -- deploy${commandOptions(site)}`,
    );
  }
  if (!isSameLive(shown.live, recorded.live)) {
    const hint = target.isLocal
      ? 'Another checkout may serve its site there: stop that one, then run npm start here.'
      : 'The address leads to another site, or something on the way to it keeps old answers.';
    throw new Error(
      `${target.address} shows ${releasesIn(shown.live)}, and ${releasesIn(recorded.live)} were deployed. ${hint}`,
    );
  }
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
      if (to !== undefined) return showRecordedStatus(to, choice.targets, tools);
      return showStatus(tools.local(), tools.terminal);
    });
