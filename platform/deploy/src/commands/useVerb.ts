import { UsageError } from '@site/tooling/command-line/command';
import type { ShortName } from '@site/tooling/applicationShortNames';
import { makeLive, takeDown } from '@site/releases';
import { readName } from '@site/tooling/command-line/readName';
import { readWantedReleases } from './readWantedReleases';
import type { Verb } from './verb';

/** Puts releases live. */
export const useVerb: Verb = {
  words: 'NAME@VERSION …',
  summary: 'puts a release live; several where they only fit together',
  async run(words, { site, terminal }) {
    const wanted = readWantedReleases('use', words);
    const { deployment, dropped } = await makeLive(site, wanted);
    for (const name of Object.keys(wanted) as ShortName[]) {
      terminal.write(`${name} ${deployment.live[name]} is live.\n`);
    }
    for (const line of dropped) terminal.warn(line);
  },
};

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
