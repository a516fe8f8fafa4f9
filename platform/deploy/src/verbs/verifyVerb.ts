import type { Verb } from '../commands/verb';
import { UsageError } from '@site/tooling/command-line/command';
import { openRebuilder, type Rebuilder } from '../rebuilding/rebuild';
import { verifyPublicSite } from '../rebuilding/verifyPublicSite';
import { describeDifferences } from '../verify/describeDifferences';
import { targetAt } from '../targets/targetsFile';
import { onTarget } from './onTarget';

/** Makes the verb; tests bring builds that take no time. */
export const verifyVerb = (open: () => Promise<Rebuilder> = openRebuilder): Verb => ({
  words: '[ADDRESS]',
  summary:
    'rebuilds what is live from its commits and compares every byte and header of the address',
  options: ['to', 'targets'],
  async run([address, ...rest], context) {
    const { options, terminal } = context;
    if (rest.length) throw new UsageError(`Unexpected argument "${rest[0]}".`);
    if (address !== undefined && options.to !== undefined) {
      throw new UsageError('verify takes an address or --to, not both.');
    }
    const to = address === undefined ? options.to : await targetAt(address, options.targets);
    const at = { ...context, options: { ...options, ...(to !== undefined && { to }) } };
    const rebuilder = await open();
    try {
      await onTarget(at, async (site) => {
        const say = (line: string) => terminal.warn(line);
        const [first, ...others] = await verifyPublicSite(site, rebuilder.rebuild, say);
        if (!first) {
          const faults = await site.publisher.open(site.target.address);
          if (faults.length) {
            throw new Error(
              `${site.target.address} shows what its sources make, and fails in a browser: ${describeDifferences(faults)}`,
            );
          }
          return terminal.write(`${site.target.address} shows what its sources make.\n`);
        }
        const more = others.length ? ` ${others.length} more differ.` : '';
        throw new Error(
          `${site.target.address} is not what its sources make: ${first.text} (owner: ${first.owner}).${more}`,
        );
      });
    } finally {
      await rebuilder.close();
    }
  },
});
