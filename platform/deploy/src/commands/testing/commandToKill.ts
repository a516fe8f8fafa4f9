import { processTerminal, runCommand } from '@site/tooling/command-line/command';
import { publisherIn } from '@site/compose';
import { siteCommand } from '../siteCommand';

/**
 * Runs `npm run site` in a process of its own that is killed just before or just after its pages go live.
 * Arguments: `before` or `after`, the composed site's folder, and the command's words.
 */
const [, , moment, composed = '', ...words] = process.argv;
const publisher = publisherIn(composed);

const command = siteCommand(processTerminal, {
  publisher: {
    ...publisher,
    async publish(...args) {
      if (moment === 'after') await publisher.publish(...args);
      process.kill(process.pid, 'SIGKILL');
      await new Promise(() => {});
    },
  },
});
await runCommand(command, words);
