import type { Browser } from 'playwright-core';
import type { Visit } from '../grammar/plannedVisit';
import type { Ledger } from '../ledger/ledger';
import { runRound, waitForRetries } from './runRound';
import { openSession, type Session } from './visitSession';
import type { TestBed } from './testBed';

/** After how long another page tells how an enquiry ended, and some more, in ms. */
const TELLING = 4000;

/** How often the device is visited again in the end, before what it still keeps counts as lost. */
const LAST_VISITS = 4;

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

/** Runs a visit from its first enquiry on, on a device of its own, and enters what is seen in the ledger. */
export async function runVisit(
  visit: Visit,
  ledger: Ledger,
  bed: TestBed,
  browser: Browser,
  onConsole: (text: string) => void,
): Promise<void> {
  const hasProfile = visit.rounds.some(({ trouble }) => trouble?.what === 'browser killed');
  const session = openSession({ bed, browser, ledger, hasProfile, onConsole });
  try {
    for (const round of visit.rounds) await runRound(session, visit.number, round);
    await emptyDevice(session);
    await session.rest();
  } finally {
    await bed.lift();
    await session.end();
  }
}
