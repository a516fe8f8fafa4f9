import { existsSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { dataFolder } from '@site/order-backend/journal/dataFolder';
import { healthText, type HealthReport } from '@site/reports/healthText';
import { installedBrowser } from '@site/tooling/browser/findBrowser';
import { UsageError, wholeNumber, type Command } from '@site/tooling/command-line/command';
import { localCounts, targetCounts } from '../health/countSource';
import { alarmsIn, oldAlarmsIn, reportOf, unknownIn } from '../health/healthReport';
import { visitEveryPage } from '../health/visitEveryPage';
import { NOT_OPENED } from '../verify/openPages';
import { LOCAL } from '../targets/localTarget';
import {
  assertHasReleases,
  onTarget,
  withTarget,
  type SiteTools,
  type TargetChoice,
} from './siteTools';

const MINUTE_MS = 60_000;
/** A token of a pipeline lasts an hour, and a deployment takes some of it. */
const MAX_MINUTES = 40;

interface Options extends TargetChoice {
  watch: number;
}

/**
 * Looks until something does worse than before, or the minutes are over: what did so before the last deployment would hide how
 * that does. Its first and last look open every page in a browser too: visits may be few, and visitors of the night do not open
 * each page.
 */
async function lookUntilWorse(
  look: (opensPages: boolean) => Promise<HealthReport>,
  minutes: number,
  warn: (line: string) => void,
): Promise<HealthReport> {
  for (let left = minutes; ; left -= 1) {
    const [isFirst, isLast] = [left === minutes, left === 0];
    const report = await look(isFirst || isLast);
    // Later looks go on by the counts of before: half an hour does not end with one answer that failed.
    const hasNoCounts = isFirst && report.unread !== undefined;
    const old = oldAlarmsIn(report);
    if (alarmsIn(report).length > old.length || hasNoCounts || isLast) return report;
    if (isFirst) {
      old.forEach((it) => warn(`${it} So it did before the last deployment: the watch goes on.`));
    }
    await wait(MINUTE_MS);
  }
}

/** Shows what visits and browsers reported, and fails when a release does worse than the one before or a page fails. */
export const addHealth = (site: Command, tools: SiteTools) =>
  withTarget(site.command('health'), 'local')
    .argument('[data-folder]', "where this machine's reports are, if not in .data")
    .description(
      'show by release what visits reported; of a public site it opens every page too; ends with 1 when a release does worse or a page fails',
    )
    .option(
      '--watch <minutes>',
      'look each minute for so long, or until a release begins to do worse; ends with 1 when nothing is known then',
      wholeNumber({ least: 0, most: MAX_MINUTES }),
      0,
    )
    .action(async (folder: string | undefined, { watch, ...choice }: Options) => {
      async function tell(look: (opensPages: boolean) => Promise<HealthReport>): Promise<void> {
        if (watch > 0) {
          const time = watch === 1 ? 'a minute' : `${watch} minutes`;
          tools.terminal.warn(`Watching for ${time}, or until a release begins to do worse.`);
        }
        const report = await lookUntilWorse(look, watch, (line) => tools.terminal.warn(line));
        tools.terminal.write(healthText(report));
        const alarms = [
          ...alarmsIn(report),
          ...(report.unread === undefined ? [] : [report.unread]),
        ];
        if (alarms.length > 0) throw new Error(alarms.join(' '));
        // A watch is asked for a verdict. To look at what there is needs none.
        const unknown = watch > 0 ? unknownIn(report) : undefined;
        if (unknown !== undefined) throw new Error(unknown);
      }
      if (folder !== undefined && !existsSync(folder)) {
        throw new UsageError(`There is no folder ${folder}.`);
      }
      if ((choice.to ?? LOCAL) === LOCAL) {
        const counts = localCounts(folder ?? dataFolder);
        return tell(() => reportOf(LOCAL, tools.record(), counts));
      }
      if (folder !== undefined) {
        throw new UsageError('health takes a data folder or --to, not both.');
      }
      await onTarget(choice, tools, (onHost) => {
        assertHasReleases(onHost.target);
        const { name, address } = onHost.target;
        if (!installedBrowser()) tools.terminal.warn(NOT_OPENED);
        const counts = targetCounts(onHost.target, (line) => tools.terminal.warn(line));
        return tell(async (opensPages) => {
          const ownVisit = opensPages ? await visitEveryPage(address) : undefined;
          return reportOf(name, onHost, counts, ownVisit);
        });
      });
    });
