import { UsageError } from '@site/tooling/command-line/command';
import { takeDown } from '../deployments/makeLive';
import { readName } from './readArguments';
import type { Verb } from './verb';

/** Takes a remote off the site. */
export const removeVerb: Verb = {
  words: 'NAME',
  summary: 'takes a remote off the site, with its pages; its releases stay in the store',
  async run(words, { site, terminal }) {
    const [word, ...rest] = words;
    if (word === undefined || rest.length) {
      throw new UsageError('remove takes the name of one remote.');
    }
    const name = readName(word);
    const { dropped } = await takeDown(site, name);
    terminal.write(`${name} is not live any more.\n`);
    for (const line of dropped) terminal.warn(line);
  },
};
