import { makeLive, type Command as ChangedBy, type Live } from '@site/releases';
import { shortNames } from '@site/tooling/applicationShortNames';
import { unservedReports } from '@site/server/hosting/unservedReports';
import type { Command, Terminal } from '@site/tooling/command-line/command';
import { unstoredEnquiries } from '../deploying/assertOwnDatabase';
import { summarisePaths } from '../deploying/compareVersions';
import { dryRun, type DryRun } from '../deploying/dryRun';
import { readWantedReleases } from './readWantedReleases';
import { onTarget, withTarget, type SiteTools, type TargetChoice } from './siteTools';

interface Options extends TargetChoice {
  dryRun?: boolean;
}

const titles = (live: Live) =>
  shortNames
    .flatMap((name) => (live[name] === undefined ? [] : `${name} ${live[name]}`))
    .join(', ');

function tellChanges({ before, changes, composed }: DryRun, { write }: Terminal): void {
  const { added, changed, removed } = changes;
  write(
    `${composed.files.size} files; ${before ? `${before.version} is live` : 'nothing is live'}.\n`,
  );
  for (const [mark, paths] of [
    ['+', added],
    ['*', changed],
    ['-', removed],
  ] as const) {
    for (const line of summarisePaths(paths)) write(`${mark} ${line}\n`);
  }
  if (added.length + changed.length + removed.length === 0) write('Nothing would change.\n');
}

/** Publishes the site to a target, looks at what visitors get, and goes back if that is something else. */
export const addDeploy = (site: Command, tools: SiteTools) =>
  withTarget(site.command('deploy [release...]'))
    .description(
      'publish the site, with these releases instead of the live ones; to production by default',
    )
    .option('--dry-run', 'compose and compare, and change nothing')
    .action(async (words: string[], { dryRun: isDry, ...choice }: Options) => {
      const wanted = readWantedReleases(words);
      const by: ChangedBy = { name: 'deploy', releases: wanted as Record<string, string> };
      const { terminal } = tools;
      await onTarget(choice, tools, async (onHost) => {
        const { name, address } = onHost.target;
        if (isDry) return tellChanges(await dryRun(onHost, wanted, by), terminal);
        const { deployment, dropped } = await onHost.change((it) => makeLive(it, wanted, { by }));
        dropped.forEach((line) => terminal.warn(line));
        const { order } = deployment.live;
        const made =
          order === undefined ? undefined : await onHost.site.store.read('remoteOrder', order);
        unstoredEnquiries(onHost.target, made).forEach((line) => terminal.warn(line));
        unservedReports(onHost.target.settings).forEach((line) => terminal.warn(line));
        terminal.write(`${name} shows ${titles(deployment.live)} at ${address}.\n`);
      });
    });
