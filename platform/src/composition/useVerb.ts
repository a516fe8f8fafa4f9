import { UsageError } from '../releases/command';
import { readName } from '../releases/readArguments';
import type { ShortName } from '../releases/shortNames';
import { makeLive, type Wanted } from './makeLive';
import type { Verb } from './verb';

function readWanted(words: readonly string[]): Wanted {
  const wanted: Wanted = {};
  for (const word of words) {
    const [name = '', version, ...rest] = word.split('@');
    if (!version || rest.length) {
      throw new UsageError(`use takes NAME@VERSION, such as products@1.4.0, not "${word}".`);
    }
    const application = readName(name);
    if (wanted[application] !== undefined) {
      throw new UsageError(`use takes one version of ${application}, not two.`);
    }
    wanted[application] = version;
  }
  if (words.length === 0) throw new UsageError('use takes NAME@VERSION, such as products@1.4.0.');
  return wanted;
}

/** Puts releases live. */
export const useVerb: Verb = {
  words: 'NAME@VERSION …',
  summary: 'puts a release live; several where they only fit together',
  async run(words, { site, terminal, publish }) {
    const wanted = readWanted(words);
    const { live } = await makeLive(site, wanted, publish ? { publish } : {});
    for (const name of Object.keys(wanted) as ShortName[]) {
      terminal.write(`${name} ${live[name]} is live.\n`);
    }
  },
};
