import { processTerminal } from '@site/tooling/command-line/command';
import { withCheckedBrand } from '@site/tooling/command-line/withCheckedBrand';

process.exitCode = await withCheckedBrand(processTerminal, async () => {
  const { runSite } = await import('./commands/runSite');
  return runSite(process.argv.slice(2), processTerminal);
});
