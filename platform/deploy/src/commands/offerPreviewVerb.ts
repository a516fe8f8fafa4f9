import { offer, withdraw } from '@site/releases';
import { shortNames } from '@site/tooling/applicationShortNames';
import { readWantedReleases } from './readWantedReleases';
import type { Verb } from './verb';

/** A verb that changes which releases are offered, and prints a line for each. */
const changing = (
  verb: 'offer' | 'withdraw',
  summary: string,
  change: typeof offer,
  line: (name: string, id: string) => string,
): Verb => ({
  words: 'NAME@VERSION …',
  summary,
  async run(words, { site, terminal }) {
    const ids = await change(site, readWantedReleases(verb, words));
    for (const name of shortNames) {
      const id = ids[name];
      if (id) terminal.write(`${line(name, id)}\n`);
    }
  },
});

export const offerVerb = changing(
  'offer',
  'offers a release for a preview; what is live stays',
  offer,
  (name, id) => `Preview of ${name} ${id}: /?preview=${name}@${id}`,
);

export const withdrawVerb = changing(
  'withdraw',
  'withdraws an offered release: no preview shows it any more',
  withdraw,
  (name, id) => `${name} ${id} is withdrawn.`,
);
