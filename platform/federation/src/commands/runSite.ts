import { resolve } from 'node:path';
import { UsageError, runCommand, type Terminal } from '@site/tooling/command-line/command';
import { readArguments } from './readArguments';
import { publisherIn, type Publisher } from '../deployments/publisher';
import { openSite } from '../deployments/site';
import { table } from '@site/tooling/command-line/table';
import { verbs } from './verbs';

const help = `Shows and changes which releases are live.

Usage:
  npm run site -- VERB [--store FOLDER or gs://BUCKET/FOLDER] [--site FOLDER]

Verbs:
${table(Object.entries(verbs).map(([name, { words, summary }]) => [`  ${`${name} ${words}`.trim()}`, summary]))}
Options:
  --store  where the releases and the deployment state are, if not in .site
  --site   where the composed site is, if not in dist/site
  --help   show this help
`;

/** Runs `npm run site`. Takes its arguments; gives its exit code: 0, 1 for a failure, 2 for a wrong use. */
export function runSite(
  args: string[],
  terminal: Terminal,
  publisher?: Publisher,
): Promise<0 | 1 | 2> {
  return runCommand(terminal, async () => {
    const { words, values } = readArguments(args, ['store', 'site'], ['help']);
    if (values.help) return terminal.write(help);
    const [name = '', ...rest] = words;
    const verb = Object.hasOwn(verbs, name) ? verbs[name] : undefined;
    const names = Object.keys(verbs).join(', ');
    if (!verb) {
      throw new UsageError(
        name ? `There is no verb "${name}": take one of ${names}.` : `Take one of ${names}.`,
      );
    }
    const composed = values.site === undefined ? undefined : resolve(values.site);
    const say = (line: string) => terminal.warn(line);
    const site = openSite(values.store, {
      publisher: publisher ?? publisherIn(composed, say),
      say,
    });
    await verb.run(rest, { site, terminal });
  });
}
