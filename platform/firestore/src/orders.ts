import { processTerminal } from '@site/tooling/command-line/command';
import { runOrders } from './orders/runOrders';

// A reader such as `head` may close the pipe before the end.
process.stdout.on('error', (failure: NodeJS.ErrnoException) => {
  process.exit(failure.code === 'EPIPE' ? 0 : 1);
});

process.exitCode = await runOrders(process.argv.slice(2), processTerminal);
