import { refuseWords } from './refuseWords';
import { statusOf, type ApplicationStatus } from './statusOf';
import { table } from './table';
import type { Verb } from './verb';

const HEADINGS = ['application', 'version', 'id', 'commit', 'live since', 'newer in the store'];
const SHORT_COMMIT = 12;

function shortCommit(commit: string | null | undefined): string {
  if (commit === undefined) return 'NOT IN THE STORE';
  if (commit === null) return 'unknown';
  const [hash = '', changes] = commit.split('+');
  return hash.slice(0, SHORT_COMMIT) + (changes ? `+${changes}` : '');
}

function rowOf({ name, live, newer }: ApplicationStatus): string[] {
  const releases = newer.join(', ') || '-';
  if (!live) return [name, '-', '-', '-', 'not live yet', releases];
  return [name, live.version, live.id, shortCommit(live.commit), live.since, releases];
}

/** Shows what is live. */
export const statusVerb: Verb = {
  words: '',
  summary: 'shows which release of each application is live, and the newer ones',
  async run(words, { site, terminal }) {
    refuseWords('status', words);
    terminal.write(table([HEADINGS, ...(await statusOf(site)).map(rowOf)]));
  },
};
