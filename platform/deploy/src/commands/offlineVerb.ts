import { UsageError } from '@site/tooling/command-line/command';
import { switchOffline } from '@site/releases';
import type { Verb } from './verb';

/** Switches the service worker off, should it ever do harm, and on again. */
export const offlineVerb: Verb = {
  words: 'on|off',
  summary: "lets visitors' browsers keep pages for when there is no network, or ends that",
  async run(words, { site, terminal }) {
    const [wanted, ...others] = words;
    if ((wanted !== 'on' && wanted !== 'off') || others.length) {
      throw new UsageError('Say whether pages are kept: npm run site -- offline on, or off');
    }
    await switchOffline(site, wanted);
    terminal.write(
      wanted === 'on'
        ? 'Browsers keep the pages that their visitors open.\n'
        : 'Browsers keep no pages; what they kept goes when a page is opened.\n',
    );
  },
};
