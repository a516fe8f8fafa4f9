import type { ShortName } from '../releases/shortNames';
import { offer } from './offer';
import { readWanted } from './readWanted';
import type { Verb } from './verb';

/** Puts releases on the site for a preview. */
export const offerVerb: Verb = {
  words: 'NAME@VERSION …',
  summary: 'puts a release on the site for a preview; what is live stays',
  async run(words, { site, terminal, publish }) {
    const ids = await offer(site, readWanted('offer', words), publish ? { publish } : {});
    for (const name of Object.keys(ids) as ShortName[]) {
      terminal.write(
        `${name} ${ids[name]} can be looked at under /?preview=${name}@${ids[name]}\n`,
      );
    }
  },
};
