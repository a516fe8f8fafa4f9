import { processTerminal } from '@site/tooling/command-line/command';
import { withCheckedBrand } from '@site/tooling/command-line/withCheckedBrand';

process.exitCode = await withCheckedBrand(processTerminal, async () => {
  const [{ runSite }, { siteVerbs }] = await Promise.all([
    import('../commands/runSite'),
    import('../verbs/siteVerbs'),
  ]);
  return runSite(process.argv.slice(2), processTerminal, { verbs: siteVerbs });
});
