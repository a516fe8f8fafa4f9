import { once } from 'node:events';
import { runOrders } from './orders/runOrders';

// A reader such as `head` that has seen enough is no failure.
process.stdout.on('error', (failure: NodeJS.ErrnoException) => {
  process.exit(failure.code === 'EPIPE' ? 0 : 1);
});

process.exitCode = await runOrders(process.argv.slice(2), {
  async write(text) {
    // A reader that is slower than the export must not fill the memory.
    if (!process.stdout.write(text)) await once(process.stdout, 'drain');
  },
  warn: (line) => console.error(line),
});
