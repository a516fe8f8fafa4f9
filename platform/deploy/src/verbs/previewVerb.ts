import { readWantedReleases } from '@site/federation/commands/readWantedReleases';
import type { Verb } from '@site/federation/commands/verb';
import { findReleaseInStore } from '@site/federation/deployments/findReleaseInStore';
import { liveOf } from '@site/federation/deployments/makeLive';
import { essentialApplications, openReleases } from '@site/federation/deployments/openReleases';
import { applicationOf, shortNameOf, shortNames } from '@site/tooling/applicationShortNames';
import { UsageError } from '@site/tooling/command-line/command';
import { whoDeploys } from '../deploying/versionOrigin';
import { describeDifferences } from '../verify/describeDifferences';
import { PRODUCTION } from '../targets/production';
import { onTarget } from './onTarget';

const CHANNEL = /^[a-z][a-z0-9-]{0,39}$/;

/**
 * Shows releases at an address of their own, for a week: what a change looks like, before anybody has agreed to it. It takes
 * no part in the history of the target, and production has no previews, since their enquiries would be real ones.
 */
export const previewVerb: Verb = {
  words: 'CHANNEL NAME@VERSION …',
  summary: 'shows releases at an address of their own beside the site of --to, for a week',
  options: ['to', 'targets'],
  async run([channel = '', ...words], context) {
    const { options, terminal } = context;
    if (!CHANNEL.test(channel)) {
      throw new UsageError('preview takes the name of a channel, such as change-12.');
    }
    if (options.to === undefined || options.to === PRODUCTION) {
      throw new UsageError('preview takes --to with another target than production.');
    }
    const wanted = readWantedReleases('preview', words);
    await onTarget(context, async ({ site, target, publisher }) => {
      const { state } = await site.deployments.find();
      const live = liveOf(state?.history[0]);
      for (const name of shortNames) {
        const text = wanted[name];
        if (text !== undefined) live[name] = await findReleaseInStore(site.store, name, text);
      }
      for (const name of essentialApplications.map(shortNameOf)) {
        if (live[name] !== undefined) continue;
        const [newest] = await site.store.list(applicationOf(name));
        if (newest === undefined) {
          throw new Error(
            `${target.name} shows no ${name} and ${site.store.address} has none. Run: npm run release -- ${name}`,
          );
        }
        live[name] = newest;
        terminal.warn(`${target.name} shows no ${name}: the preview takes ${newest}.`);
      }
      const composed = await publisher.compose(await openReleases(site.store, live), {
        ...{ on: new Date().toISOString(), offered: [], history: [] },
        by: { name: 'deploy', releases: live as Record<string, string> },
        announce: async () => {},
      });
      const message = `preview ${channel}`;
      const version = await target.create(composed, { by: whoDeploys(), message, isPreview: true });
      const address = await target.preview(version, channel);
      if (address === undefined) throw new Error(`${target.name} has no address for previews.`);
      const differences = await publisher.verify(address);
      if (differences.length) {
        throw new Error(`${address} is not what was composed. ${describeDifferences(differences)}`);
      }
      const faults = await publisher.open(address);
      if (faults.length) {
        throw new Error(`${address} failed in a browser. ${describeDifferences(faults)}`);
      }
      terminal.write(`${address}\n`);
    });
  },
};
