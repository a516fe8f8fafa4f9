import { setTimeout as pause } from 'node:timers/promises';
import type { Browser } from 'playwright-core';
import type { Visit } from '../grammar/plannedVisit';
import { judgePromise } from '../ledger/judgePromise';
import { leaksIn } from '../ledger/leaks';
import { openLedger, type Ledger } from '../ledger/ledger';
import type { Violation } from '../ledger/promises';
import { runVisit } from './runVisit';
import { startTestBed } from './testBed';

/** What is heard of visits while they run. */
export interface QueueEvents {
  onLedger?: (ledger: Ledger) => void;
  onViolation: (violation: Violation, ledger: Ledger) => void;
  onFailure?: (visit: Visit, cause: unknown, ledger: Ledger) => void;
}

/** How long a visit may take, in ms; one that hangs must not hold up the others. */
const VISIT_LIMIT = 300_000;

/** Runs visits one after another on one server, and compares each with the promise as soon as it has ended. */
export async function runVisitQueue(
  next: () => Visit | undefined,
  deployments: readonly string[],
  browser: Browser,
  { onLedger = () => {}, onViolation, onFailure }: QueueEvents,
): Promise<void> {
  const ledgers: Ledger[] = [];
  const reported = new Set<string>();
  const seen = new Set<string>();
  let fresh = new Set<string>();
  const see = (text: string) => fresh.add(text);

  function report(ledger: Ledger, violations: readonly Violation[]): void {
    for (const violation of violations) {
      const key = `${violation.visit} ${violation.promise}`;
      if (!reported.has(key)) onViolation(violation, ledger);
      reported.add(key);
    }
  }

  const start = () => startTestBed(deployments, (address) => see(`address ${address}`));
  let bed = await start();
  for (let visit = next(); visit; visit = next()) {
    const ledger = openLedger(visit.number);
    const running = runVisit(visit, ledger, bed, browser, (text) => see(`console ${text}`));
    const limit = new AbortController();
    try {
      await Promise.race([
        running,
        pause(VISIT_LIMIT, undefined, limit).then(() => {
          throw new Error(`It took longer than ${VISIT_LIMIT / 1000} s.`);
        }),
      ]);
      ledgers.push(ledger);
      report(ledger, [...judgePromise(ledger, await bed.stored()), ...leaksIn(ledger, fresh)]);
      onLedger(ledger);
    } catch (cause) {
      if (!onFailure) throw cause;
      onFailure(visit, cause, ledger);
      // What it left behind is not known.
      running.catch(() => {});
      ledgers.length = 0;
      await bed.end().catch(() => {});
      bed = await start();
    } finally {
      limit.abort();
    }
    fresh.forEach((text) => seen.add(text));
    fresh = new Set();
  }
  // Once more in the end: what a visit left behind may have been stored, or logged, during a later one.
  const stored = await bed.stored();
  (await bed.end()).forEach((text) => seen.add(`server ${text}`));
  ledgers.forEach((it) => report(it, [...judgePromise(it, stored), ...leaksIn(it, seen)]));
}
