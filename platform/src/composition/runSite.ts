import { UsageError, runCommand, type Terminal } from '../releases/command';
import { readArguments } from '../releases/readArguments';
import type { Publish } from './changeComposition';
import { openSite } from './site';
import { table } from './table';
import { verbs } from './verbs';

const help = `Tells and changes which releases the site is made of.

npm run site -- VERB [--store FOLDER or gs://BUCKET/FOLDER]
${table(Object.entries(verbs).map(([name, { words, summary }]) => [`  ${`${name} ${words}`.trim()}`, summary]))}`;

/** Runs `npm run site`. Takes its arguments; gives its exit code: 0, 1 for a failure, 2 for a wrong use. */
export function runSite(args: string[], terminal: Terminal, publish?: Publish): Promise<0 | 1 | 2> {
  return runCommand(terminal, async () => {
    const { words, values } = readArguments(args, ['store'], ['help']);
    if (values.help) return terminal.write(help);
    const [name = '', ...rest] = words;
    const verb = Object.hasOwn(verbs, name) ? verbs[name] : undefined;
    const names = Object.keys(verbs).join(', ');
    if (!verb) {
      throw new UsageError(
        name ? `There is no verb "${name}": take one of ${names}.` : `Take one of ${names}.`,
      );
    }
    await verb.run(rest, { site: openSite(values.store), terminal, ...(publish && { publish }) });
  });
}
