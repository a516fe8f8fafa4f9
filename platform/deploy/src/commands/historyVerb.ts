import { shortNames } from '@site/tooling/applicationShortNames';
import { refuseArguments } from './refuseArguments';
import { commandText } from '@site/releases';
import { table } from '@site/tooling/command-line/table';
import type { Verb } from './verb';

/** Lists what was live. */
export const historyVerb: Verb = {
  words: '',
  summary: 'lists the deployments, newest first',
  async run(words, { site, terminal }) {
    refuseArguments('history', words);
    const { state } = await site.deployments.find();
    if (!state?.history.length) return terminal.write('Nothing is deployed yet.\n');
    const rows = state.history.map(({ live, on, by }) => [
      on,
      ...shortNames.map((name) => live[name] ?? '-'),
      commandText(by),
    ]);
    terminal.write(table([['live from', ...shortNames, 'by'], ...rows]));
  },
};
