import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';
import { FORM_ASLEEP } from '@site/contracts/boot';
import { OUTBOX_DATABASE } from '@site/order-model/keptOnDevice';
import { paths } from '@site/company/paths';
import { newDevice } from './device';
import { GRACE } from './ledger/judgePromise';
import { accountOf, readStatements, type Ledger } from './ledger/ledger';
import {
  countOf,
  countPending,
  isResult,
  readStatement,
  type Statement,
} from './ledger/statements';
import { faultyNetwork } from './network';
import type { Report } from './reportFromPage';
import { countEntries } from './storageFaults';

/**
 * How long the pages of a visit may take, all in all, beyond what they take on an idle machine, in ms. A page that breaks
 * its promise uses all of it up; waiting again after that would tell nothing more.
 */
const TOTAL_TIMEOUT_MS = 60_000;

/** How long reading the device's database may take, in ms: it may be blocked. */
const READ_LIMIT = 1000;

/** How long a failed send explains that an enquiry expired, in ms of the device's time. */
const LAST_ATTEMPT = 60_000;

/** How long a page's form may take until it works, in s of the device's time. */
const WORKING_LIMIT = 30;

export type Session = Awaited<ReturnType<typeof openSession>>;

/** Runs in the page: touches the form, as scripts sleep until someone does. Tells whether its scripts have come. */
function isUsable(asleep: string): boolean {
  const form = document.querySelector('[name=Products]')?.closest('form');
  const field = form?.querySelector('input');
  if (document.activeElement !== field) field?.focus();
  return Boolean(form?.querySelector('button[type=submit]:enabled')) && !form?.hasAttribute(asleep);
}

/** Opens a device on the site, and enters in the ledger all that is seen there. */
export async function openSession(address: string, browser: Browser, ledger: Ledger) {
  /** What is wrong with the device's storage. */
  const faulty = { isStorageFaulty: false, needsReload: false };
  const documents = new Map<Page, string>();
  const texts = new Map<string, string[]>();
  /** What earlier documents of a tab have said of how enquiries ended: a later one shows it again, and does not say it. */
  const shownAgain = new Map<string, string[]>();
  let listeners: (() => void)[] = [];
  let patience = TOTAL_TIMEOUT_MS;

  const device = await newDevice(browser, hear);
  const { context } = device;
  context.on('request', (request) => void ledger.texts.push(`address ${request.url()}`));
  context.on('console', (message) => void ledger.texts.push(`console ${message.text()}`));
  context.on('weberror', (error) => void ledger.texts.push(`console ${String(error.error())}`));
  const network = await faultyNetwork(context, device.elapsed);
  ledger.exchanges = network.exchanges;

  const isReachable = () =>
    !network.isFaulty() &&
    !network.exchanges.some(
      ({ fault, elapsed }) => fault && device.elapsed() - elapsed < LAST_ATTEMPT,
    );

  function say(said: readonly Statement[]) {
    const moment = { at: Date.now(), elapsed: device.elapsed(), isReachable: isReachable() };
    said.forEach((statement) => ledger.said.push({ ...statement, ...moment }));
  }

  function hear(page: Page, document: string, report: Report) {
    const before = documents.get(page);
    if (before !== document) {
      if (before) ledger.ended.add(before);
      else page.once('close', () => ledger.ended.add(documents.get(page) ?? ''));
      documents.set(page, document);
      const earlier = [...(shownAgain.get(before ?? '') ?? []), ...(texts.get(before ?? '') ?? [])];
      shownAgain.set(document, earlier.filter(isResult));
    }
    const open = ledger.placements.findLast((it) => it.document === document && !it.takenAt);
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
      const again = shownAgain.get(document) ?? [];
      const isShownAgain = (text: string) => {
        const at = again.indexOf(text);
        return at >= 0 && again.splice(at, 1).length > 0;
      };
      const said = readStatements(
        ledger,
        report.texts.filter((text) => !last.includes(text) && !isShownAgain(text)),
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

  /** The document in the tab in front. */
  const document = () => documents.get(device.tab() as Page) ?? '';
  /** What can be read in the tab in front. */
  const statements = () =>
    (texts.get(document()) ?? []).flatMap((text) => readStatement(text) ?? []);
  const openDocuments = () => device.tabs().map((tab) => documents.get(tab) ?? '');
  /** Fulfilled with the next report of any page, or after so many ms. */
  const nextReport = (limit: number) =>
    Promise.race([new Promise<void>((resolve) => listeners.push(resolve)), pause(limit)]);

  function isAnswered(): boolean {
    const { unanswered, taken, spokenOf } = accountOf(ledger, openDocuments(), statements());
    return unanswered.length === 0 && taken <= spokenOf;
  }

  /** How many enquiries the device keeps; undefined when that cannot be read. */
  async function countKept(): Promise<number | undefined> {
    const reading = device
      .tab()
      ?.evaluate(countEntries, OUTBOX_DATABASE)
      .catch(() => undefined);
    return Promise.race([reading, pause(READ_LIMIT, undefined)]);
  }

  async function works(page: Page): Promise<boolean> {
    for (let seconds = 0; seconds < WORKING_LIMIT; seconds += 1) {
      const working = page.waitForFunction(isUsable, FORM_ASLEEP, { timeout: 300 });
      if (await working.catch(() => undefined)) return true;
      await device.pass(1000);
    }
    return false;
  }

  /** The tab in front with the form, opened where there is none, and loaded again with the network back where it does not work. */
  async function form(): Promise<Page> {
    try {
      const page = device.tab() ?? (await device.open(address + paths.buyNow));
      if (await works(page)) return page;
    } catch {
      // Nobody can open the site now; the visitor comes back later.
    }
    await Promise.all(device.tabs().map(device.close));
    await network.lift();
    const page = await device.open(address + paths.buyNow);
    if (await works(page)) return page;
    throw new Error('The form does not work, and nothing stands in its way.');
  }

  /** How many enquiries the device keeps. What it has just deleted takes a moment to go from the page. */
  async function keptAtRest(): Promise<number | undefined> {
    for (let tries = 0; ; tries += 1) {
      if (!countPending(statements())) return undefined;
      const kept = await countKept();
      if (kept === undefined || kept >= countOf(statements(), 'waiting') || tries === 10)
        return kept;
      await nextReport(100);
    }
  }

  /** Lets time pass until the pages have answered for all that was placed, and enters what can be read then. */
  async function rest() {
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
      const justEnded = Math.max(0, ...network.exchanges.map(({ endedAt = 0 }) => endedAt));
      await pause(Math.max(0, justEnded + GRACE - Date.now()));
      kept = await keptAtRest();
      // What waited may have gone meanwhile, and how it ended may not be there yet.
    } while (!isAnswered() && Date.now() < end);
    if (!isAnswered()) patience = 0;
    const moment = { at: Date.now(), elapsed: device.elapsed() };
    ledger.rests.push({ ...moment, statements: statements(), kept, documents: openDocuments() });
  }

  return {
    address,
    device,
    network,
    ledger,
    faulty,
    document,
    statements,
    form,
    nextReport,
    rest,
    countKept,
  };
}
