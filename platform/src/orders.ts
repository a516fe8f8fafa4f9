import { runOrders } from './orders/runOrders';

// A reader such as `head` that has seen enough is no failure.
process.stdout.on('error', (failure: NodeJS.ErrnoException) => {
  process.exit(failure.code === 'EPIPE' ? 0 : 1);
});

process.exitCode = await runOrders(process.argv.slice(2), {
  write: (text) => process.stdout.write(text),
  warn: (line) => console.error(line),
});
