import { openBrowser } from '@site/tooling/browser/openBrowser';
import { siteFolder } from '@site/tooling/workspace';
import type { Browser } from 'playwright-core';
import { describeVisit } from './grammar/describeVisit';
import { shrink } from './grammar/smallerVisits';
import type { Visit } from './grammar/visit';
import { judge } from './ledger/judge';
import type { Ledger } from './ledger/ledger';
import { leaksIn } from './ledger/leaks';
import type { Violation } from './ledger/promises';
import { newTally, type Tally } from './ledger/tally';
import { runVisit } from './execution/runVisit';
import { startTestBed } from './execution/testBed';
import { twoDeployments } from './execution/twoDeployments';

/** Visits that run side by side, each with a server of its own. */
const SIDE_BY_SIDE = 3;

/** From this number on visits are replays of others. */
const REPLAYS = 50_000;

/** For how many broken visits the shortest sequence is looked for. */
const MOST_SHRUNK = 3;

export interface SoakOptions {
  visits: readonly Visit[];
  /** The composed site; the built one otherwise. */
  site?: string;
  /** Whether to look for the shortest sequences of what was broken. */
  isShrinking?: boolean;
  /** Hears how many enquiries have been placed. */
  onVisit?: (enquiries: number) => void;
}

/** Images take half of the time of a visit and have no part in an enquiry. */
const WITHOUT_IMAGES = ['--blink-settings=imagesEnabled=false'];

/** Runs visits one after another on one server. Gives what was seen and what of the promise was broken. */
async function runVisits(
  next: () => Visit | undefined,
  deployments: readonly string[],
  browser: Browser,
  onEnd: (ledger: Ledger) => void = () => {},
): Promise<{ ledgers: Ledger[]; violations: Violation[] }> {
  const seen = new Set<string>();
  const ledgers: Ledger[] = [];
  const bed = await startTestBed(deployments, (address) => seen.add(`address ${address}`));
  for (let visit = next(); visit; visit = next()) {
    const ledger = await runVisit(visit, bed, browser, (text) => seen.add(`console ${text}`));
    ledgers.push(ledger);
    onEnd(ledger);
  }
  const stored = bed.stored();
  (await bed.end()).forEach((text) => seen.add(`server ${text}`));
  const violations = ledgers.flatMap((it) => [...judge(it, stored), ...leaksIn(it, seen)]);
  return { ledgers, violations };
}

/**
 * Runs visits to the real site and store in a real browser, with faults in their way, and compares what the page said
 * and what is stored with the promise.
 */
export async function soak(options: SoakOptions): Promise<Tally> {
  const { visits, site = siteFolder, isShrinking = true, onVisit = () => {} } = options;
  const { folders, remove } = twoDeployments(site);
  const browser = await openBrowser(WITHOUT_IMAGES);
  const tally = newTally(visits);
  try {
    const coming = [...visits];
    const runs = await Promise.all(
      Array.from({ length: Math.min(SIDE_BY_SIDE, visits.length) }, () =>
        runVisits(
          () => coming.shift(),
          folders,
          browser,
          (ledger) => {
            tally.enter(ledger);
            onVisit(tally.enquiries);
          },
        ),
      ),
    );
    tally.violations.push(...runs.flatMap(({ violations }) => violations));
    if (isShrinking) await addShortest(tally, visits, folders, browser);
    return tally;
  } finally {
    await browser.close();
    remove();
  }
}

/** Looks for the shortest sequences that show the first violations of each promise. */
async function addShortest(
  tally: Tally,
  visits: readonly Visit[],
  deployments: readonly string[],
  browser: Browser,
): Promise<void> {
  const firsts = tally.violations.filter(
    ({ promise }, index, all) => all.findIndex((it) => it.promise === promise) === index,
  );
  let replays = 0;
  for (const { promise, visit: number } of firsts.slice(0, MOST_SHRUNK)) {
    const visit = visits.find((it) => it.number === number) as Visit;
    const shortest = await shrink(visit, async (candidate) => {
      const coming = [{ ...candidate, number: REPLAYS + (replays += 1) }];
      const { violations } = await runVisits(() => coming.shift(), deployments, browser);
      return violations.some((it) => it.promise === promise);
    });
    tally.shortest.push({ promise, visit: number, lines: describeVisit(shortest) });
  }
}
