import { processTerminal } from '@site/tooling/command-line/command';
import { withCheckedBrand } from '@site/tooling/command-line/withCheckedBrand';

process.exitCode = await withCheckedBrand(processTerminal, async () => {
  const { runRelease } = await import('../commands/runRelease');
  return runRelease(process.argv.slice(2), processTerminal);
});
