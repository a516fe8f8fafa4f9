import { UsageError } from '@site/tooling/command-line/command';
import { commands } from './commands';

test.each(Object.keys(commands))('%s refuses a word that it does not know', async (name) => {
  const command = commands[name];
  await expect(command?.run(['no-such-folder', 'more'], {})).rejects.toThrow(UsageError);
});
