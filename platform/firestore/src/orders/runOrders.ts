import { runCommand } from '@site/tooling/command-line/command';
import { eraseDocuments } from './erase/eraseDocuments';
import { exportDocuments } from './export/exportDocuments';
import { readOptions } from './options';
import { surroundings, type Surroundings } from './source/sourceOf';
import type { Terminal } from './export/terminal';
import { USAGE } from './usage';

/** Runs the command `npm run orders`. Takes its arguments; gives its exit code: 0, 1 for a failure, 2 for a wrong use. */
export function runOrders(
  args: string[],
  terminal: Terminal,
  outside: Surroundings = surroundings,
): Promise<0 | 1 | 2> {
  return runCommand(terminal, async () => {
    const options = await readOptions(args, outside);
    if (options === 'help') await terminal.write(USAGE);
    else if ('erase' in options) await eraseDocuments(options.erase, terminal);
    else await exportDocuments(options.show, terminal);
  });
}
