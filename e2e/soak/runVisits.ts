import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { openBrowser } from '@site/tooling/browser/openBrowser';
import { startSiteProcess } from '../site/startSiteProcess';
import { judgePromise } from './ledger/judgePromise';
import { openLedger, type Ledger, type PromiseName, type Violation } from './ledger/ledger';
import { storedEnquiries } from './ledger/storedEnquiry';
import { runVisit } from './runVisit';
import type { Visit } from './visits';

/** Visits that run side by side: they wait more than they compute. */
const SIDE_BY_SIDE = 4;

/** Images take half of the time of a visit and have no part in an enquiry. */
const WITHOUT_IMAGES = ['--blink-settings=imagesEnabled=false'];

export interface SoakEvents {
  /** Called after each visit with what was seen in it. */
  onVisit(ledger: Ledger): void;
  /** Called at once with each violation, or why a visit could not be completed, and the visit's place among all. */
  onWrong(what: Violation | Error, ledger: Ledger, index: number): void;
}

/**
 * Runs visits to the built site and its store in a real browser, with faults in their way, and compares what the page said and
 * what is stored with the promise.
 */
export async function runVisits(
  visits: readonly Visit[],
  { onVisit, onWrong }: SoakEvents,
): Promise<void> {
  const site = await startSiteProcess();
  const browser = await openBrowser(WITHOUT_IMAGES);
  const ended: [number, Ledger, Set<PromiseName>][] = [];

  async function judge([index, ledger, broken]: (typeof ended)[number], logs: string[] = []) {
    for (const violation of judgePromise(ledger, await storedEnquiries(site.data), logs)) {
      if (broken.has(violation.promise)) continue;
      broken.add(violation.promise);
      onWrong(violation, ledger, index);
    }
  }

  const coming = visits.entries();
  async function lane() {
    for (const [index, visit] of coming) {
      const ledger = openLedger();
      try {
        await runVisit(visit, ledger, site.address, browser);
        ended.push([index, ledger, new Set()]);
        await judge(ended.at(-1)!);
        onVisit(ledger);
      } catch (failure) {
        onWrong(failure as Error, ledger, index);
      }
    }
  }

  try {
    await Promise.all(Array.from({ length: SIDE_BY_SIDE }, lane));
    await site.stop();
    // Once more in the end: what a visit left behind may have been stored, or logged, during a later one.
    const logs = readdirSync(site.data).filter((name) => /^(visits|reports)/.test(name));
    const written = logs.map((name) => readFileSync(join(site.data, name), 'utf8'));
    for (const visit of ended)
      await judge(
        visit,
        [site.said(), ...written].map((text) => `server ${text}`),
      );
  } finally {
    await browser.close();
    await site.kill();
    rmSync(site.data, { recursive: true, force: true });
  }
}
