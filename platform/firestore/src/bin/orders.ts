import { processTerminal } from '@site/tooling/command-line/command';
import { withCheckedBrand } from '@site/tooling/command-line/withCheckedBrand';

// A reader such as `head` may close the pipe before the end.
process.stdout.on('error', (failure: NodeJS.ErrnoException) => {
  process.exit(failure.code === 'EPIPE' ? 0 : 1);
});

process.exitCode = await withCheckedBrand(processTerminal, async () => {
  const { runOrders } = await import('../orders/runOrders');
  return runOrders(process.argv.slice(2), processTerminal);
});
