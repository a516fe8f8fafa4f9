import { rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { readWantedReleases } from '@site/federation/commands/readWantedReleases';
import type { Verb } from '@site/federation/commands/verb';
import { findReleaseInStore } from '@site/federation/deployments/findReleaseInStore';
import type { Wanted } from '@site/federation/deployments/makeLive';
import { shortNames } from '@site/tooling/applicationShortNames';
import { UsageError } from '@site/tooling/command-line/command';
import { composePreview, publishPreview } from '../deploying/preview';
import { composingFolder } from '../deploying/composingFolder';
import { PRODUCTION } from '../targets/production';
import { targetOptions } from '../targets/openTarget';
import { onTarget } from './onTarget';

const CHANNEL = /^[a-z][a-z0-9-]{0,39}$/;

/**
 * Shows releases at an address of their own, for a week: what a change looks like, before anybody has agreed to it. It takes
 * no part in the history of the target, and production has no previews, since their enquiries would be real ones. Composing
 * runs the code of the releases and publishing needs credentials, so a pipeline does one with `--out` and the other with
 * `--from`.
 */
export const previewVerb: Verb = {
  words: 'CHANNEL NAME@VERSION …',
  summary:
    'shows releases at an address of their own beside the site of --to, for a week; --out composes only, --from publishes only',
  options: ['to', 'targets', 'out', 'from'],
  async run([channel = '', ...words], context) {
    const { options, terminal } = context;
    if (!CHANNEL.test(channel)) {
      throw new UsageError('preview takes the name of a channel, such as change-12.');
    }
    if (options.to === undefined || options.to === PRODUCTION) {
      throw new UsageError('preview takes --to with another target than production.');
    }
    if (options.from !== undefined && (words.length > 0 || options.out !== undefined)) {
      throw new UsageError('preview takes releases, or --from with what was composed of them.');
    }
    const publish = (folder: string) =>
      onTarget(context, async ({ site, target }) => {
        const address = await site.guarded(() => publishPreview(target, folder, channel));
        terminal.write(`${address}\n`);
      });
    if (options.from !== undefined) return publish(resolve(options.from));

    const wanted = readWantedReleases('preview', words);
    const target = await targetOptions(options.to, options.targets);
    const { store } = context.open({ target: target.name });
    const live: Wanted = {};
    for (const name of shortNames) {
      const text = wanted[name];
      if (text !== undefined) live[name] = await findReleaseInStore(store, name, text);
    }
    const say = (line: string) => terminal.warn(line);
    if (options.out !== undefined) {
      return composePreview(live, { target, store, folder: resolve(options.out), say });
    }
    const folder = await composingFolder();
    try {
      await composePreview(live, { target, store, folder, say });
      await publish(folder);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  },
};
