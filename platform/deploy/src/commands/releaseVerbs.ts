import { makeLive, switchOffline, takeDown } from '../deployments/makeLive';
import { commandText, releasesIn } from '../deployments/state/deploymentState';
import { applicationNames, type ApplicationName } from '@site/tooling/workspace';
import { readName } from '@site/tooling/command-line/applicationNames';
import { Argument, UsageError, type Command, table } from '@site/tooling/command-line/command';
import { LOCAL } from '../targets/localTarget';
import { readTarget } from '../targets/targetsFile';
import { readWantedReleases } from './readWantedReleases';
import {
  assertHasReleases,
  changeSite,
  onTarget,
  recordMeant,
  withTarget,
  type SiteTools,
  type TargetChoice,
} from './siteTools';

/** The verbs that change which releases are live, here or with `--to` on a public site, and that list what was. */
export function addReleaseVerbs(site: Command, tools: SiteTools): void {
  const { terminal } = tools;
  const verb = (usage: string, summary: string, meant = 'local') =>
    withTarget(site.command(usage).description(summary), meant);

  site
    .command('use <release...>')
    .description(
      'put a release live on this machine, such as products@1.4.0; several where they only fit together',
    )
    .action(async (args: string[]) => {
      const wanted = readWantedReleases(args);
      await changeSite({}, tools, async (changed) => {
        const { live } = await makeLive(changed, wanted);
        const names = Object.keys(wanted) as ApplicationName[];
        return names.map((name) => `${name} ${live[name]} is live.`);
      });
    });

  verb(
    'rollback [application]',
    'put back the release of an application that was live before; without an application the whole site of --to',
    'local, for one application',
  ).action(async (word: string | undefined, choice: TargetChoice) => {
    if (word !== undefined) {
      const name = readName(word);
      const { live } = await onTarget({ to: LOCAL, ...choice }, tools, (onHost) => {
        assertHasReleases(onHost.target);
        return onHost.rollBackApplication(name);
      });
      return terminal.write(`${name} ${live[name]} is live again.\n`);
    }
    if (choice.to === undefined) {
      throw new UsageError(
        'rollback takes the name of one application, such as products, or --to TARGET to take a whole site back.',
      );
    }
    await onTarget(choice, tools, async ({ rollBack, target }) => {
      const back = await rollBack();
      const shown = releasesIn(back?.live ?? {}) || 'the order desk of before';
      // Which port this machine's server has, if any, was not looked up.
      const place = target.isLocal ? '' : `, at ${target.address}`;
      terminal.write(`${target.name} shows ${shown} again${place}.\n`);
    });
  });

  verb(
    'remove <remote>',
    'take a remote off the site, with its pages; its releases stay in the store',
  ).action(async (word: string, choice: TargetChoice) => {
    const name = readName(word);
    await changeSite(choice, tools, async (changed) => {
      await takeDown(changed, name);
      return [`${name} is not live any more.`];
    });
  });

  site
    .command('adopt <remote> <folder>')
    .description('make a release of a remote that others built, from the folder of its build')
    .action(async (name: string, folder: string) => {
      // What reads builds of others is large.
      const { runAdopt } = await import('./runAdopt');
      await runAdopt(name, folder, tools);
    });

  verb('offline', "let visitors' browsers keep pages for when there is no network, or end that")
    .addArgument(new Argument('<on|off>').choices(['on', 'off']))
    .action(async (wanted: 'on' | 'off', choice: TargetChoice) => {
      await changeSite(choice, tools, async (changed) => {
        await switchOffline(changed, wanted);
        return [
          wanted === 'on'
            ? 'Browsers keep the pages that their visitors open.'
            : 'Browsers keep no pages; what they kept goes when a page is opened.',
        ];
      });
    });

  verb('history', 'list the deployments, newest first').action(async (choice: TargetChoice) => {
    const to = recordMeant(choice);
    if (to !== undefined) await readTarget(to);
    const { deployments, store } = tools.record(to);
    const { state } = await deployments.find();
    if (!state?.history.length) return terminal.write(`No deployment yet in ${store.address}.\n`);
    const rows = state.history.map(({ live, on, by }) => [
      on,
      ...applicationNames.map((name) => live[name] ?? '-'),
      commandText(by),
    ]);
    terminal.write(table([['live from', ...applicationNames, 'by'], ...rows]));
  });
}
