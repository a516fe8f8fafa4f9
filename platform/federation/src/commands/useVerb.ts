import type { ShortName } from '../releases/shortNames';
import { makeLive } from '../deployments/makeLive';
import { readWanted } from './readWanted';
import type { Verb } from './verb';

/** Puts releases live. */
export const useVerb: Verb = {
  words: 'NAME@VERSION …',
  summary: 'puts a release live; several where they only fit together',
  async run(words, { site, terminal }) {
    const wanted = readWanted('use', words);
    const { deployment, dropped } = await makeLive(site, wanted);
    for (const name of Object.keys(wanted) as ShortName[]) {
      terminal.write(`${name} ${deployment.live[name]} is live.\n`);
    }
    for (const line of dropped) terminal.warn(line);
  },
};
