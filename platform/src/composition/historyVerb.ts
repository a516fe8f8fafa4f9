import { shortNames } from '../releases/shortNames';
import { refuseWords } from './refuseWords';
import { table } from './table';
import type { Verb } from './verb';

/** Lists what was live. */
export const historyVerb: Verb = {
  words: '',
  summary: 'lists what was live, newest first',
  async run(words, { site, terminal }) {
    refuseWords('history', words);
    const { lock } = await site.lockPlace.find();
    if (!lock) return terminal.write('Nothing is live yet.\n');
    const rows = lock.history.map(({ live, on, why }) => [
      on,
      ...shortNames.map((name) => live[name]),
      why,
    ]);
    terminal.write(table([['live from', ...shortNames, 'by'], ...rows]));
  },
};
