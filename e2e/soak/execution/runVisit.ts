import type { Browser } from 'playwright-core';
import type { Visit } from '../grammar/visit';
import type { Ledger } from '../ledger/ledger';
import { runRound, waitForRetries } from './runRound';
import { openSession, type Session } from './session';
import type { TestBed } from './testBed';

/** How often the device is visited again in the end, before what it still keeps counts as lost. */
const LAST_VISITS = 4;

/** Visits the site until nothing is left on the device to be sent. */
async function emptyDevice(session: Session): Promise<void> {
  for (let visits = 0; visits < LAST_VISITS; visits += 1) {
    await waitForRetries(session);
    if ((await session.countKept()) === 0) return;
    await session.device.reload();
    await session.rest();
  }
}

/** Runs a visit from its first enquiry on, on a device of its own. Gives all that was seen. */
export async function runVisit(
  visit: Visit,
  bed: TestBed,
  browser: Browser,
  onConsole: (text: string) => void,
): Promise<Ledger> {
  const hasProfile = visit.rounds.some(({ trouble }) => trouble?.what === 'browser killed');
  const session = openSession({ bed, browser, visit: visit.number, hasProfile, onConsole });
  try {
    for (const round of visit.rounds) await runRound(session, visit.number, round);
    await emptyDevice(session);
    await session.rest();
    return session.ledger;
  } catch (cause) {
    throw new Error(`Visit ${visit.number} could not be completed.`, { cause });
  } finally {
    await bed.lift();
    await session.end();
  }
}
