import { setTimeout as pause } from 'node:timers/promises';
import type { Browser } from 'playwright-core';
import { openBrowser } from '@site/tooling/browser/openBrowser';
import { siteFolder } from '@site/tooling/workspace';
import { runRound, waitForRetries } from './execution/runRound';
import { startTestBed, type TestBed } from './execution/testBed';
import { twoDeployments } from './execution/twoDeployments';
import { openSession, type Session } from './execution/visitSession';
import { judgePromise } from './ledger/judgePromise';
import { leaksIn } from './ledger/leaks';
import { openLedger, type Ledger } from './ledger/ledger';
import type { Violation } from './ledger/promises';
import type { StoredEnquiry } from './ledger/storedEnquiry';
import type { Visit } from './visits';

/** Visits that run side by side, each with a server of its own: they wait more than they compute. */
const SIDE_BY_SIDE = 4;

/** How long a visit may take, in ms; one that hangs must not hold up the others. */
const VISIT_LIMIT = 300_000;

/** After how long another page tells how an enquiry ended, and some more, in ms. */
const TELLING = 4000;

/** How often the device is visited again in the end, before what it still keeps counts as lost. */
const LAST_VISITS = 4;

/** Images take half of the time of a visit and have no part in an enquiry. */
const WITHOUT_IMAGES = ['--blink-settings=imagesEnabled=false'];

export interface SoakEvents {
  /** Called after each visit with what was seen in it. */
  onVisit?(ledger: Ledger): void;
  /** Called at once with each violation, or why a visit could not be completed, and the visit's place among all. */
  onWrong(what: Violation | Error, ledger: Ledger, index: number): void;
}

/** Visits the site until nothing is left on the device to be sent. */
async function emptyDevice(session: Session): Promise<void> {
  for (let visits = 0; visits < LAST_VISITS; visits += 1) {
    await waitForRetries(session);
    if ((await session.countKept()) === 0) break;
    await session.device.reload();
    await session.rest();
  }
  // For 3 s only the page that sent an enquiry may tell how it ended; it may be gone.
  for (let tries = 0; tries < 5 && (await session.countUntold()) !== 0; tries += 1) {
    await session.device.pass(TELLING);
    await session.nextReport(200);
  }
}

/** Runs a visit on a device of its own, and enters what is seen in the ledger. */
async function runVisit(
  visit: Visit,
  ledger: Ledger,
  bed: TestBed,
  browser: Browser,
): Promise<void> {
  const hasProfile = visit.some(({ trouble }) => trouble?.what === 'browser killed');
  const session = openSession({ bed, browser, ledger, hasProfile });
  try {
    for (const round of visit) await runRound(session, round);
    await emptyDevice(session);
    await session.rest();
  } finally {
    await bed.lift();
    await session.end();
  }
}

/** Runs visits one after another on one server, and compares each with the promise as soon as it has ended. */
async function runLane(
  next: () => [number, Visit] | undefined,
  deployments: readonly string[],
  browser: Browser,
  { onVisit, onWrong }: SoakEvents,
): Promise<void> {
  let seen: string[] = [];
  let ended: [number, Ledger][] = [];
  const start = () => startTestBed(deployments, (text) => seen.push(text));
  let bed = await start();

  function judge(
    [index, ledger]: [number, Ledger],
    stored: readonly StoredEnquiry[],
    texts: readonly string[],
  ) {
    const violations = [...judgePromise(ledger, stored), ...leaksIn(ledger, texts)];
    for (const violation of violations) {
      if (ledger.broken.has(violation.promise)) continue;
      ledger.broken.add(violation.promise);
      onWrong(violation, ledger, index);
    }
  }

  for (let it = next(); it; it = next()) {
    const [index, visit] = it;
    const ledger = openLedger();
    const from = seen.length;
    const running = runVisit(visit, ledger, bed, browser);
    const limit = new AbortController();
    try {
      await Promise.race([
        running,
        pause(VISIT_LIMIT, undefined, limit).then(() => {
          throw new Error(`It took longer than ${VISIT_LIMIT / 1000} s.`);
        }),
      ]);
      ended.push([index, ledger]);
      judge([index, ledger], await bed.stored(), seen.slice(from));
      onVisit?.(ledger);
    } catch (cause) {
      onWrong(cause as Error, ledger, index);
      // What it left behind is not known.
      running.catch(() => {});
      ended = [];
      await bed.end().catch(() => {});
      seen = [];
      bed = await start();
    } finally {
      limit.abort();
    }
  }
  // Once more in the end: what a visit left behind may have been stored, or logged, during a later one.
  const stored = await bed.stored();
  seen.push(...(await bed.stop()));
  ended.forEach((visit) => judge(visit, stored, seen));
  await bed.end();
}

/**
 * Runs visits to the built site and its store in a real browser, with faults in their way, and compares what the page said and
 * what is stored with the promise.
 */
export async function runVisits(visits: readonly Visit[], events: SoakEvents): Promise<void> {
  const { folders, remove } = twoDeployments(siteFolder);
  const browser = await openBrowser(WITHOUT_IMAGES);
  const coming = [...visits.entries()];
  const lane = () => runLane(() => coming.shift(), folders, browser, events);
  try {
    await Promise.all(Array.from({ length: Math.min(SIDE_BY_SIDE, visits.length) }, lane));
  } finally {
    await browser.close();
    remove();
  }
}
