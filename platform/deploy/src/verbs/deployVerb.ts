import { readWantedReleases } from '../commands/readWantedReleases';
import type { Verb } from '../commands/verb';
import { makeLive, type Wanted, type Command, type Live } from '@site/releases';
import { shortNames } from '@site/tooling/applicationShortNames';
import { unservedReports } from '@site/server/hosting/unservedReports';
import type { Terminal } from '@site/tooling/command-line/command';
import { unstoredEnquiries } from '../deploying/assertOwnDatabase';
import { summarisePaths } from '../deploying/compareVersions';
import { dryRun, type DryRun } from '../deploying/dryRun';
import { onTarget } from './onTarget';

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
export const deployVerb: Verb = {
  words: '[NAME@VERSION …]',
  summary:
    'publishes the site, with these releases instead of the live ones; to production by default',
  options: ['to', 'targets', 'dry-run'],
  run(words, context) {
    const wanted: Wanted = words.length ? readWantedReleases('deploy', words) : {};
    const by: Command = { name: 'deploy', releases: wanted as Record<string, string> };
    const { terminal, options } = context;
    return onTarget(context, async (site) => {
      const { name, address } = site.target;
      if (options['dry-run']) return tellChanges(await dryRun(site, wanted, by), terminal);
      const { deployment, dropped } = await site.change((it) => makeLive(it, wanted, { by }));
      dropped.forEach((line) => terminal.warn(line));
      const { order } = deployment.live;
      const made =
        order === undefined ? undefined : await site.site.store.read('remoteOrder', order);
      unstoredEnquiries(site.target, made).forEach((line) => terminal.warn(line));
      unservedReports(site.target.settings).forEach((line) => terminal.warn(line));
      terminal.write(`${name} shows ${titles(deployment.live)} at ${address}.\n`);
    });
  },
};
