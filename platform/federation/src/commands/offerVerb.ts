import { shortNames } from '../releases/shortNames';
import { offer, withdraw } from '../deployments/offer';
import { readWanted } from './readWanted';
import type { Verb } from './verb';

/** Offers releases for a preview. */
export const offerVerb: Verb = {
  words: 'NAME@VERSION …',
  summary: 'offers a release for a preview; what is live stays',
  async run(words, { site, terminal }) {
    const ids = await offer(site, readWanted('offer', words));
    for (const name of shortNames) {
      const id = ids[name];
      if (id) terminal.write(`Preview of ${name} ${id}: /?preview=${name}@${id}\n`);
    }
  },
};

/** Ends the preview of releases. */
export const withdrawVerb: Verb = {
  words: 'NAME@VERSION …',
  summary: 'withdraws an offered release: no preview shows it any more',
  async run(words, { site, terminal }) {
    const ids = await withdraw(site, readWanted('withdraw', words));
    for (const name of shortNames) {
      const id = ids[name];
      if (id) terminal.write(`${name} ${id} is withdrawn.\n`);
    }
  },
};
