import { once } from 'node:events';
import { refuseArguments } from '../commands/refuseArguments';
import type { Verb } from '../commands/verb';
import { serveTargets } from '../targets/serveTargets';

/** Shows what was deployed to folders, until Ctrl-C. */
export const serveVerb: Verb = {
  words: '',
  summary: 'serves the targets that are folders of this machine, to try deployments',
  options: ['targets'],
  async run(words, { options, terminal }) {
    refuseArguments('serve', words);
    const { lines, close } = await serveTargets(options.targets);
    lines.forEach((line) => terminal.write(`${line}\n`));
    terminal.write('Ctrl-C stops it.\n');
    await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
    await close();
  },
};
