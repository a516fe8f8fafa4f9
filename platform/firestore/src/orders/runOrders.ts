import { runCommand, type Terminal } from '@site/tooling/command-line/command';
import { eraseDocuments } from './erase/eraseDocuments';
import { exportDocuments } from './export/exportDocuments';
import { readOptions } from './ordersOptions';
import { processEnvironment, type OrdersEnvironment } from './source/sourceOf';
import { USAGE } from './ordersUsage';

/** Runs the command `npm run orders`. @returns the exit code: 0, 1 after a failure, 2 after wrong usage. */
export function runOrders(
  args: string[],
  terminal: Terminal,
  outside: OrdersEnvironment = processEnvironment,
): Promise<0 | 1 | 2> {
  return runCommand(terminal, async () => {
    const options = await readOptions(args, outside);
    if (options === 'help') terminal.write(USAGE);
    else if ('erase' in options) await eraseDocuments(options.erase, terminal);
    else await exportDocuments(options.show, terminal);
  });
}
