import type { Command } from '@site/tooling/command-line/command';
import type { openRebuilder } from '@site/releases/making/rebuildReleases';
import { verifyPublicSite } from '../deploying/verifyPublicSite';
import { describeDifferences } from '../verify/verifySite';
import { onTarget, withTarget, type SiteTools } from './siteTools';

export const addVerify = (site: Command, tools: SiteTools, open: typeof openRebuilder) =>
  withTarget(site.command('verify'), 'production')
    .description(
      'rebuild what is live from its commits, and compare every byte and header of the site',
    )
    .action(async (choice) => {
      const rebuilder = await open();
      try {
        await onTarget(choice, tools, async (onHost) => {
          const { address } = onHost.target;
          const say = (line: string) => tools.terminal.warn(line);
          say(`Building what ${address} should show from its commits, which may take a minute.`);
          const differences = await verifyPublicSite(onHost, rebuilder.rebuild, say);
          if (differences.length) {
            throw new Error(
              `${address} is not what its sources make: ${describeDifferences(differences)}`,
            );
          }
          const faults = await onHost.composed().open(address);
          if (faults.length) {
            throw new Error(
              `${address} shows what its sources make, and fails in a browser: ${describeDifferences(faults)}`,
            );
          }
          tools.terminal.write(`${address} shows what its sources make.\n`);
        });
      } finally {
        await rebuilder.close();
      }
    });
