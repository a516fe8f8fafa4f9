import { UsageError } from '@site/tooling/command-line/command';
import { readName } from '@site/tooling/command-line/readName';
import { rollBackApplication } from '@site/releases';
import type { Verb } from './verb';

/** Puts the release live that was live before. */
export const rollBackApplicationVerb: Verb = {
  words: 'NAME',
  summary: 'puts the release live that was live before the current one',
  async run(words, { site, terminal }) {
    const [word, ...rest] = words;
    if (word === undefined || rest.length) {
      throw new UsageError('rollback takes the name of one application, such as products.');
    }
    const name = readName(word);
    const { deployment, dropped } = await rollBackApplication(site, name);
    terminal.write(`${name} ${deployment.live[name]} is live again.\n`);
    for (const line of dropped) terminal.warn(line);
  },
};
