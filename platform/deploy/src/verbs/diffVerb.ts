import type { Verb } from '../commands/verb';

/** Says what visitors would get otherwise than now. Changes nothing. */
export const diffVerb: Verb = {
  words: '[NAME@VERSION … | ADDRESS]',
  summary:
    'shows what would change for visitors with these releases, in words and pictures; with the newest by default',
  options: ['to', 'targets', 'live', 'out', 'json', 'no-pictures', 'exit-code'],
  async run(words, context) {
    // No other command waits until a browser and what reads pictures are loaded.
    const { runDiff } = await import('../diff/runDiff');
    await runDiff(words, context);
  },
};
