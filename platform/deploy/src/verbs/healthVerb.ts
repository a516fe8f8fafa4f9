import { setTimeout as wait } from 'node:timers/promises';
import type { Verb, VerbContext } from '../commands/verb';
import { dataFolder } from '@site/firestore/journal/dataFolder';
import { healthText, type HealthReport } from '@site/reports/view/healthText';
import { UsageError } from '@site/tooling/command-line/command';
import { localCounts, targetCounts } from '../health/countSource';
import { alarmsIn, reportOf } from '../health/healthReport';
import { onTarget } from './onTarget';

/** The name of the site on this machine, where a target may be named. */
const LOCAL = 'local';
const LOOK_EVERY_MS = 60_000;
/** A token of a pipeline lasts an hour, and a deployment takes some of it. */
const MAX_MINUTES = 40;

function readMinutes(text: string | undefined): number {
  if (text === undefined) return 0;
  if (!/^\d{1,2}$/.test(text) || Number(text) > MAX_MINUTES)
    throw new UsageError(`--watch takes a number of minutes, up to ${MAX_MINUTES}.`);
  return Number(text);
}

function checkOptions(words: readonly string[], { options }: VerbContext): void {
  const isLocal = (options.to ?? LOCAL) === LOCAL;
  const [, second] = words;
  if (second !== undefined) throw new UsageError('health takes at most one data folder.');
  if (!isLocal && words.length > 0) {
    throw new UsageError('health takes a data folder or --to, not both.');
  }
  readMinutes(options.watch);
}

/** Looks until a release does worse than the one before, or the minutes are over. */
async function lookUntilWorse(
  look: () => Promise<HealthReport>,
  minutes: number,
): Promise<HealthReport> {
  const end = Date.now() + minutes * 60_000;
  for (;;) {
    const report = await look();
    if (alarmsIn(report).length > 0 || Date.now() + LOOK_EVERY_MS > end) return report;
    await wait(LOOK_EVERY_MS);
  }
}

async function tell(context: VerbContext, look: () => Promise<HealthReport>): Promise<string[]> {
  const { options, terminal } = context;
  const report = await lookUntilWorse(look, readMinutes(options.watch));
  terminal.write(options.json ? `${JSON.stringify(report, null, 2)}\n` : healthText(report));
  return alarmsIn(report);
}

/** Shows what visits and browsers reported, and fails when a new release does worse than the one before. */
export const healthVerb: Verb = {
  words: '[DATA_FOLDER]',
  summary:
    'shows by release what visits reported, here or of --to; ends with 1 when a new release does worse',
  options: ['to', 'targets', 'json', 'watch'],
  async run(words, context) {
    checkOptions(words, context);
    const { options } = context;
    if ((options.to ?? LOCAL) === LOCAL) {
      const counts = localCounts(words[0] ?? dataFolder);
      const alarms = await tell(context, () => reportOf('local', context.site, counts));
      if (alarms.length > 0) throw new Error(alarms.join(' '));
      return;
    }
    await onTarget(context, async (site) => {
      const { name, settings } = site.target;
      const counts = targetCounts(settings);
      const alarms = await tell(context, () => reportOf(name, site.site, counts));
      if (alarms.length > 0) throw new Error(alarms.join(' '));
    });
  },
};
