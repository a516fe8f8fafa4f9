import { refuseArguments } from './refuseArguments';
import { commandText, statusOf, type ApplicationStatus, type SiteStatus } from '@site/releases';
import { table } from '@site/tooling/command-line/table';
import type { Verb } from './verb';

const HEADINGS = [
  'application',
  'version',
  'id',
  'commit',
  'live since',
  'offered',
  'newer in the store',
];
const SHORT_COMMIT = 12;

function shortCommit(commit: string | null | undefined): string {
  if (commit === undefined) return 'NOT IN THE STORE';
  if (commit === null) return 'unknown';
  const [hash = '', changes] = commit.split('+');
  return hash.slice(0, SHORT_COMMIT) + (changes ? `+${changes}` : '');
}

function rowOf({ name, live, offered, newer }: ApplicationStatus): string[] {
  const rest = [offered.join(', ') || '-', newer.join(', ') || '-'];
  if (!live) return [name, '-', '-', '-', 'not live yet', ...rest];
  return [name, live.version, live.id, shortCommit(live.commit), live.since, ...rest];
}

function* notes({ applications, gone, interrupted, otherPages }: SiteStatus): Generator<string> {
  const isDeployed = applications.some(({ live }) => live);
  for (const { name, live } of isDeployed ? applications : []) {
    if (live) continue;
    yield `${name} is not deployed yet: its pages and places stay away. Run: npm run site -- use ${name}@VERSION`;
  }
  for (const name of gone) {
    yield `${name} was deployed, and these sources do not declare it any more. The next change leaves it out.`;
  }
  if (interrupted) {
    const command = `npm run site -- ${commandText(interrupted.by)}`;
    yield interrupted.isLive
      ? `"${command}" was interrupted after its pages went live. The next change writes it down.`
      : `"${command}" is running, or was interrupted before its pages went live. Then run it again.`;
  }
  if (otherPages) {
    yield `The pages show other releases: ${otherPages.join(', ')}. The next change replaces them.`;
  }
}

/** Shows what is live. */
export const localStatusVerb: Verb = {
  words: '',
  summary: 'shows which release of each application is live or offered, and the newer ones',
  async run(words, { site, terminal }) {
    refuseArguments('status', words);
    const status = await statusOf(site);
    terminal.write(table([HEADINGS, ...status.applications.map(rowOf)]));
    for (const note of notes(status)) terminal.warn(note);
  },
};
