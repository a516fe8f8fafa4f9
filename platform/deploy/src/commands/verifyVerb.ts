import { UsageError, type Command } from '@site/tooling/command-line/command';
import type { openRebuilder } from '../rebuilding/rebuild';
import { verifyPublicSite } from '../rebuilding/verifyPublicSite';
import { targetAt } from '../targets/targetsFile';
import { describeDifferences } from '../verify/describeDifferences';
import { onTarget, withTarget, type SiteTools, type TargetChoice } from './siteTools';

export const addVerify = (site: Command, tools: SiteTools, open: typeof openRebuilder) =>
  withTarget(site.command('verify [address]'))
    .description(
      'rebuild what is live from its commits and compare every byte and header of the address',
    )
    .action(async (address: string | undefined, choice: TargetChoice) => {
      if (address !== undefined && choice.to !== undefined) {
        throw new UsageError('verify takes an address or --to, not both.');
      }
      const to = address === undefined ? choice.to : await targetAt(address, choice.targets);
      const rebuilder = await open();
      try {
        await verify({ ...choice, ...(to !== undefined && { to }) }, tools, rebuilder.rebuild);
      } finally {
        await rebuilder.close();
      }
    });

const verify = (
  choice: TargetChoice,
  tools: SiteTools,
  rebuild: Parameters<typeof verifyPublicSite>[1],
) =>
  onTarget(choice, tools, async (site) => {
    const { address } = site.target;
    const say = (line: string) => tools.terminal.warn(line);
    const [first, ...others] = await verifyPublicSite(site, rebuild, say);
    if (first) {
      const more = others.length ? ` ${others.length} more differ.` : '';
      throw new Error(
        `${address} is not what its sources make: ${first.text} (owner: ${first.owner}).${more}`,
      );
    }
    const faults = await site.publisher.open(address);
    if (faults.length) {
      throw new Error(
        `${address} shows what its sources make, and fails in a browser: ${describeDifferences(faults)}`,
      );
    }
    tools.terminal.write(`${address} shows what its sources make.\n`);
  });
