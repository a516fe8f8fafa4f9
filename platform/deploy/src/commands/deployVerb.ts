import { changeDeployment } from '../deployments/changeDeployment';
import { makeLive } from '../deployments/makeLive';
import { releasesIn, type DeploymentCommand } from '../deployments/state/deploymentState';
import { sourceCommit, uncommittedWarning } from '@site/releases/making/workspacePackages';
import type { Command } from '@site/tooling/command-line/command';
import type { SiteSettings } from '@site/compose/page/siteSettings';
import { unstoredEnquiries } from '../deploying/assertOwnDatabase';
import { readWantedReleases } from './readWantedReleases';
import {
  assertHasReleases,
  onTarget,
  withTarget,
  type SiteTools,
  type TargetChoice,
} from './siteTools';

interface Options extends TargetChoice {
  skipRolledBack?: true;
}

/** A line for each kind of report that nobody takes. */
const unservedReports = (settings: SiteSettings): string[] =>
  (
    [
      ['Visits', 'visits'],
      ['Violations of policies', 'violations'],
    ] as const
  ).flatMap(([what, setting]) =>
    settings[setting] === undefined
      ? `${what} are not reported: set "${setting}" in targets.json once something takes them.`
      : [],
  );

/** Publishes the site to a target, looks at what visitors get, and goes back if that is something else. */
export const addDeploy = (site: Command, tools: SiteTools) =>
  withTarget(site.command('deploy [release...]'), 'production')
    .description(
      'publish the site, with these releases instead of the live ones, or the order desk where the target shows it',
    )
    .option(
      '--skip-rolled-back',
      'leave out releases that were rolled back, replaced by an older one or removed there',
    )
    .action(async (args: string[], choice: Options) => {
      const wanted = readWantedReleases(args);
      const { terminal } = tools;
      const skipRolledBack = choice.skipRolledBack
        ? (line: string) => terminal.warn(line)
        : undefined;
      await onTarget(choice, tools, async (onHost) => {
        const { name, address, shows } = onHost.target;
        if (shows === 'desk') {
          if (args.length || skipRolledBack) assertHasReleases(onHost.target);
          const by: DeploymentCommand = { name: 'deploy', releases: {} };
          const commit = sourceCommit();
          await onHost.change((site) => changeDeployment(site, async () => ({ live: {}, by })));
          const warning = uncommittedWarning(commit, 'The order desk', ' and deploy again');
          if (warning) terminal.warn(warning);
          return terminal.write(`${name} shows the order desk at ${address}.\n`);
        }
        const { live } = await onHost.change((site) =>
          makeLive(site, wanted, { by: 'deploy', skipRolledBack }),
        );
        const { order } = live;
        const made = order === undefined ? undefined : await onHost.store.open('order', order);
        unstoredEnquiries(onHost.target, made).forEach((line) => terminal.warn(line));
        if (!onHost.target.isLocal)
          unservedReports(onHost.target.settings).forEach((line) => terminal.warn(line));
        terminal.write(`${name} shows ${releasesIn(live)} at ${address}.\n`);
      });
    });
