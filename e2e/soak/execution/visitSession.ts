import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';
import { FORM_ASLEEP } from '@site/contracts/boot';
import { OUTBOX_DATABASE } from '@site/contracts/keptOnDevice';
import { paths } from '@site/contracts/paths';
import { accountOf, countOf, countPending } from '../ledger/countStatements';
import { GRACE } from '../ledger/judgePromise';
import { readStatements, type Ledger } from '../ledger/ledger';
import { readStatement, type Statement } from '../ledger/pageStatements';
import { newDevice, type Device } from './device';
import { isUsable, waitForUsableForm } from './waitForUsableForm';
import { countEntries } from './storageFaults';
import type { TestBed } from './testBed';
import type { Report } from './reportFromPage';
import { siteTexts } from '../../browser/parts/siteTexts';

/** For how long *Try again* is looked for, in ms. */
const AGAIN_LIMIT = 5000;

/**
 * How long the pages of a visit may take, all in all, beyond what they take on an idle machine, in ms. A page that breaks
 * its promise uses all of it up; waiting again after that would tell nothing more.
 */
const TOTAL_TIMEOUT_MS = 60_000;

/** How long reading the device's database may take, in ms: it may be blocked. */
const READ_LIMIT = 1000;

/** How long a failed send explains that an enquiry expired, in ms of the device's time. */
const LAST_ATTEMPT = 60_000;

/** One device, the site that it visits, and the ledger in which both are entered. */
export interface Session {
  readonly bed: TestBed;
  readonly device: Device;
  readonly ledger: Ledger;
  /** What is wrong on the device; `lift` ends it. */
  readonly faulty: { isOffline: boolean; isStorageFaulty: boolean; needsReload: boolean };
  /** The document in the tab in front. */
  document(): string;
  /** What can be read in the tab in front. */
  statements(): readonly Statement[];
  /** The tab in front with the form; opened when there is none. */
  form(): Promise<Page>;
  /** Fulfilled with the next report of any page, or after so many ms. */
  nextReport(limit: number): Promise<unknown>;
  /** Lets time pass until the pages have answered for all that was placed, and enters what can be read then. */
  rest(): Promise<void>;
  /** How many enquiries the device keeps; undefined when that cannot be read. */
  countKept(): Promise<number | undefined>;
  /** How many enquiries have ended without a word; undefined when that cannot be read. */
  countUntold(): Promise<number | undefined>;
  lift(): Promise<void>;
  end(): Promise<void>;
}

export interface SessionParts {
  bed: TestBed;
  browser: Browser;
  ledger: Ledger;
  hasProfile: boolean;
}

export function openSession({ bed, browser, ledger, hasProfile }: SessionParts): Session {
  const faulty = { isOffline: false, isStorageFaulty: false, needsReload: false };
  const documents = new Map<Page, string>();
  const texts = new Map<string, string[]>();
  const firstExchange = bed.network.exchanges.length;
  let listeners: (() => void)[] = [];
  let patience = TOTAL_TIMEOUT_MS;
  let isBroken = false;

  const exchanges = () => bed.network.exchanges.slice(firstExchange);
  const isReachable = () =>
    bed.isUp() &&
    !faulty.isOffline &&
    !bed.network.isFaulty() &&
    !exchanges().some(({ fault, elapsed }) => fault && device.elapsed() - elapsed < LAST_ATTEMPT);

  function say(said: readonly Statement[]) {
    const moment = { at: Date.now(), elapsed: device.elapsed(), isReachable: isReachable() };
    said.forEach((it) => ledger.said.push({ ...it, ...moment }));
  }

  function hear(page: Page, document: string, report: Report) {
    const before = documents.get(page);
    if (before !== document) {
      if (before) ledger.ended.set(before, Date.now());
      else page.once('close', () => ledger.ended.set(documents.get(page) ?? '', Date.now()));
      documents.set(page, document);
    }
    const open = ledger.placements.findLast((it) => it.document === document && !it.takenAt);
    if (report.what === 'console') bed.see(`console ${report.text}`);
    if (report.what === 'cleared' && open?.email === report.email) open.takenAt = Date.now();
    if (report.what === 'toast') {
      const said = readStatements(ledger, [report.text]);
      say(said);
      if (open && said.some(({ meaning }) => meaning === 'not saved')) {
        open.warned = { at: Date.now(), isStillTyped: true };
      }
    }
    if (report.what === 'says') {
      const last = texts.get(document) ?? [];
      texts.set(document, report.texts);
      const said = readStatements(
        ledger,
        report.texts.filter((it) => !last.includes(it)),
      );
      say(said);
      // A busy machine can make storage as slow as a fault does; then the page asks to be left open.
      if (said.some(({ meaning }) => meaning === 'waiting in this page')) {
        for (const it of ledger.placements) it.isLostWithItsPage ||= it.document === document;
      }
    }
    listeners.forEach((listener) => listener());
    listeners = [];
  }

  const device = newDevice({ browser, hasProfile, onReport: hear });
  bed.network.follow(device.elapsed);

  const document = () => documents.get(device.tab() as Page) ?? '';
  const statements = () =>
    (texts.get(document()) ?? []).flatMap((text) => readStatement(text) ?? []);
  const openDocuments = () => device.tabs().map((it) => documents.get(it) ?? '');
  const nextReport = (limit: number) =>
    Promise.race([new Promise<void>((resolve) => listeners.push(resolve)), pause(limit)]);

  function isAnswered(): boolean {
    const { unanswered, taken, spokenOf } = accountOf(ledger, openDocuments(), statements());
    return unanswered.length === 0 && taken <= spokenOf;
  }

  async function readEntries() {
    const reading = device
      .tab()
      ?.evaluate(countEntries, OUTBOX_DATABASE)
      .catch(() => undefined);
    return Promise.race([reading, pause(READ_LIMIT, undefined)]);
  }
  const countKept = async () => (await readEntries())?.waiting;
  const countUntold = async () => (await readEntries())?.untold;

  /**
   * Waits until an enquiry can be placed, or the page says how to order otherwise. Then the network comes back, and the
   * visitor tries again: by the page's own button, or where it has none by a reload.
   */
  async function usable(page: Page): Promise<Page> {
    const wasReachable = !bed.network.hasWithheld() && bed.isUp() && !faulty.isOffline;
    // A page that did not come alive in all of its time is entered as such once.
    if (isBroken || (await page.evaluate(isUsable, FORM_ASLEEP))) return page;
    const opening = await waitForUsableForm(page, device, { isHelpEnough: true });
    // The form's script is asked for when the form is touched, which may be only now.
    const isReachable = wasReachable && !bed.network.hasWithheld();
    ledger.openings.push({ ...opening, isReachable });
    if (opening.isUsable) return page;
    await lift();
    if (opening.isHelpful) {
      // With the network back the page may come alive by itself, and its button goes.
      const again = page.getByRole('button', { name: siteTexts.remotes.retry }).first();
      await again.click({ timeout: AGAIN_LIMIT }).catch(() => {});
    } else await device.reload();
    const next = await waitForUsableForm(page, device, { isHelpEnough: false });
    ledger.openings.push({ ...next, isReachable: true });
    isBroken = !next.isUsable;
    return page;
  }

  /** How many enquiries the device keeps. What it has just deleted takes a moment to go from the page. */
  async function keptAtRest(): Promise<number | undefined> {
    for (let tries = 0; ; tries += 1) {
      if (!countPending(statements())) return undefined;
      const kept = await countKept();
      if (kept === undefined || kept >= countOf(statements(), ['waiting']) || tries === 10)
        return kept;
      await nextReport(100);
    }
  }

  async function lift() {
    if (faulty.isOffline) await device.context().setOffline(false);
    faulty.isOffline = false;
    await bed.lift();
  }

  return {
    bed,
    device,
    ledger,
    faulty,
    document,
    statements,
    nextReport,
    countKept,
    countUntold,
    lift,
    async form() {
      const open = device.tab();
      if (open) return usable(open);
      const address = bed.network.address + paths.buyNow;
      try {
        return await usable(await device.open(address));
      } catch {
        // Nobody can open the site now; the visitor comes back later.
        await Promise.all(device.tabs().map(device.close));
        await lift();
        return usable(await device.open(address));
      }
    },
    async rest() {
      if (!device.tab()) return;
      for (const seconds of [1, 2, 4, 8, 16]) {
        for (let tries = 0; tries < 3 && !isAnswered(); tries += 1) await nextReport(80);
        if (isAnswered()) break;
        await device.pass(seconds * 1000);
      }
      const end = Date.now() + patience;
      let kept: number | undefined;
      do {
        while (!isAnswered() && Date.now() < end) await nextReport(100);
        const justEnded = Math.max(0, ...exchanges().map(({ endedAt = 0 }) => endedAt));
        await pause(Math.max(0, justEnded + GRACE - Date.now()));
        kept = await keptAtRest();
        // What waited may have gone meanwhile, and how it ended may not be there yet.
      } while (!isAnswered() && Date.now() < end);
      if (!isAnswered()) patience = 0;
      ledger.rests.push({
        at: Date.now(),
        elapsed: device.elapsed(),
        statements: statements(),
        kept,
        isDue: true,
        documents: openDocuments(),
      });
    },
    async end() {
      await device.end();
      ledger.exchanges = exchanges();
    },
  };
}
