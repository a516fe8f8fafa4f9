import { UsageError } from '@site/tooling/command-line/command';
import { rollBackApplicationVerb } from '../commands/rollBackApplicationVerb';
import type { Verb } from '../commands/verb';
import { shortNames } from '@site/tooling/applicationShortNames';
import { changingTarget, onTarget } from './onTarget';

const oneApplication = changingTarget(rollBackApplicationVerb);

/** Takes one application back or, without its name, a whole public site. */
export const rollBackVerb: Verb = {
  ...oneApplication,
  words: '[NAME]',
  summary: 'puts the release live that was live before; without NAME the whole site of --to',
  async run(words, context) {
    if (words.length) return oneApplication.run(words, context);
    const { options, terminal } = context;
    if (options.to === undefined) {
      throw new UsageError(
        'rollback takes the name of one application, such as products, or --to TARGET to take a whole public site back.',
      );
    }
    await onTarget(context, async ({ rollBack, target }) => {
      const back = await rollBack();
      const titles = shortNames.map((name) => `${name} ${back.live[name] ?? '-'}`);
      terminal.write(`${target.name} shows ${titles.join(', ')} again, at ${target.address}.\n`);
    });
  },
};
