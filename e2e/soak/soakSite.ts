import { openBrowser } from '@site/tooling/browser/openBrowser';
import { siteFolder } from '@site/tooling/workspace';
import type { Visit } from './grammar/plannedVisit';
import type { Ledger } from './ledger/ledger';
import type { Violation } from './ledger/promises';
import { newTally, type Tally } from './ledger/tally';
import { runVisitQueue } from './execution/runVisitQueue';
import { twoDeployments } from './execution/twoDeployments';

/** Visits that run side by side, each with a server of its own: they wait more than they compute. */
const SIDE_BY_SIDE = 4;

export interface SoakOptions {
  visits: readonly Visit[];
  /** The composed site; the built one otherwise. */
  site?: string;
  /** Called with the number of enquiries that have been placed. */
  onVisit?: (enquiries: number) => void;
  /** Called at once with each violation, the visit in which it was seen, and what was seen there. */
  onViolation?: (violation: Violation, visit: Visit, ledger: Ledger) => void;
  /** Called with a visit that could not be completed, why, and what was seen until then. */
  onFailure?: (visit: Visit, cause: unknown, ledger: Ledger) => void;
}

/** Images take half of the time of a visit and have no part in an enquiry. */
const WITHOUT_IMAGES = ['--blink-settings=imagesEnabled=false'];

const ignore = () => {};

/**
 * Runs visits to the real site and store in a real browser, with faults in their way, and compares what the page said
 * and what is stored with the promise.
 */
export async function soakSite(options: SoakOptions): Promise<Tally> {
  const { visits, site = siteFolder } = options;
  const { onVisit = ignore, onViolation = ignore, onFailure = ignore } = options;
  const { folders, remove } = twoDeployments(site);
  const browser = await openBrowser(WITHOUT_IMAGES);
  const tally = newTally(visits);
  const visitOf = (number: number) => visits.find((it) => it.number === number) as Visit;
  try {
    const coming = [...visits];
    const lane = () =>
      runVisitQueue(() => coming.shift(), folders, browser, {
        onLedger(ledger) {
          tally.enter(ledger);
          onVisit(tally.enquiries);
        },
        onViolation(violation, ledger) {
          tally.violations.push(violation);
          onViolation(violation, visitOf(violation.visit), ledger);
        },
        onFailure(visit, cause, ledger) {
          tally.failures += 1;
          onFailure(visit, cause, ledger);
        },
      });
    await Promise.all(Array.from({ length: Math.min(SIDE_BY_SIDE, visits.length) }, lane));
    return tally;
  } finally {
    await browser.close();
    remove();
  }
}
