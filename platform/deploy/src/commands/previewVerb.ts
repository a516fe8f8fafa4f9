import { resolve } from 'node:path';
import { liveOf, withReleases } from '../deployments/makeLive';
import { essentialApplications } from '../deployments/openReleases';
import { storeOption } from '@site/releases/store/openStore';
import { Option, UsageError, type Command } from '@site/tooling/command-line/command';
import { makeComposingFolder } from '../deploying/composingFolder';
import { composePreview, publishPreview, type Preview } from '../deploying/preview';
import type { Composition } from '../deploying/readComposition';
import { serveComposed } from '../folder/staticHost';
import { LOCAL } from '../targets/localTarget';
import { PRODUCTION, readTarget } from '../targets/targetsFile';
import { describeDifferences } from '../verify/verifySite';
import { readWantedReleases } from './readWantedReleases';
import {
  assertHasReleases,
  onTarget,
  withTarget,
  type SiteTools,
  type TargetChoice,
} from './siteTools';

interface Options extends TargetChoice {
  out?: string;
  from?: string;
}

/** Not the one that visitors see, and not that in which a deployment is looked at. */
const CHANNEL = /^(?!(before-)?live$)[a-z][a-z0-9-]{0,39}$/;

/**
 * Shows releases at an address of their own, for at least a week: what a change looks like, before anybody has agreed to it.
 * It takes no part in the history of the target, and production has no previews, since their enquiries would be real ones.
 * Composing runs the code of the releases and publishing needs credentials, so a pipeline does one with `--out` and the other
 * with `--from`.
 */
export const addPreview = (site: Command, tools: SiteTools) =>
  withTarget(site.command('preview <channel> [release...]'))
    .description(
      'show releases at an address of their own beside the site of --to, for at least a week: not of production, where enquiries would be real ones',
    )
    .addHelpText(
      'after',
      '\nFor example: npm run site -- preview change-12 products@1.5.0 --to staging',
    )
    .option('--out <folder>', 'compose into this folder, and publish nothing')
    .addOption(new Option('--from <folder>', 'publish what was composed before').conflicts('out'))
    .action(async (channel: string, args: string[], options: Options) => {
      const { to } = options;
      if (!CHANNEL.test(channel)) {
        throw new UsageError(
          `Invalid channel "${channel}" (expected a name such as change-12; live is what visitors see).`,
        );
      }
      if (to === undefined || to === PRODUCTION) {
        throw new UsageError(
          'preview takes --to with another target than production, where enquiries would be real ones: one with a "database" of its own, or local.',
        );
      }
      if (args.length > 0 ? options.from !== undefined : options.from === undefined) {
        throw new UsageError('preview takes releases, or --from with what was composed of them.');
      }
      await preview(channel, args, { ...options, to }, tools);
    });

/** Opens the pages at an address of their own: nobody may serve this machine's. */
async function openHere(composition: Composition): Promise<string[]> {
  const host = await serveComposed(composition);
  try {
    return await composition.open(host.address);
  } finally {
    await host.close();
  }
}

async function preview(
  channel: string,
  args: readonly string[],
  options: Options & { to: string },
  tools: SiteTools,
): Promise<void> {
  const { terminal } = tools;
  const say = (line: string) => terminal.warn(line);
  const local = options.to === LOCAL ? tools.localSite() : undefined;
  const target = local?.target ?? (await readTarget(options.to));
  assertHasReleases(target);
  const publish = (folder: string, opensPages: boolean) =>
    onTarget(options, tools, async ({ withLock, target }) => {
      async function open({ address, composition }: Preview): Promise<void> {
        const faults = await (target.isLocal ? openHere(composition) : composition.open(address));
        if (faults.length) {
          throw new Error(`${address} failed in a browser. ${describeDifferences(faults)}`);
        }
      }
      const shown = await withLock(async () => {
        const made = await publishPreview(target, folder, { channel, say });
        // Kept until its pages were opened: a host may have one address for all previews.
        if (opensPages && !target.isLocal) await open(made);
        return made;
      });
      // This machine's are not opened at their address, and `npm start` would wait for them.
      if (opensPages && target.isLocal) await open(shown);
      return shown.address;
    });
  if (options.from !== undefined) {
    return terminal.write(`${await publish(resolve(options.from), false)}\n`);
  }

  const wanted = readWantedReleases(args);
  const { store, deployments } = tools.record(local ? undefined : target.name);
  const { state } = await deployments.find();
  const live = await withReleases(store, liveOf(state?.history[0]), wanted);
  for (const name of essentialApplications) {
    if (live[name] !== undefined) continue;
    const [newest] = await store.list(name);
    if (newest === undefined) {
      throw new Error(
        `${target.name} shows no ${name} and ${store.address} has none. Run: npm run release -- ${name}${storeOption(store)}`,
      );
    }
    live[name] = newest;
    say(`${target.name} shows no ${name}: the preview takes ${newest}.`);
  }
  const keepsPages = state?.history[0]?.offline !== 'off';
  const compose = (folder: string) =>
    composePreview(live, { target, store, folder, keepsPages, say });
  if (options.out !== undefined) return compose(resolve(options.out));
  const { folder, remove } = await makeComposingFolder();
  try {
    await compose(folder);
    terminal.write(`${await publish(folder, true)}\n`);
    if (local) say('npm start shows it there.');
  } finally {
    remove();
  }
}
