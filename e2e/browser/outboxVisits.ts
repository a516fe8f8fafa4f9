import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Page, Route } from '@playwright/test';
import { toastsOn } from './parts/toasts';
import { FORM_ASLEEP } from '@site/contracts/boot';
import { OUTBOX_DATABASE } from '@site/order-model/keptOnDevice';
import { paths } from '@site/company/paths';
import { fillOrder, goodEntries, placeOrder } from './orderForm';
import { startSiteProcess, type StartedSite } from '../site/startSiteProcess';
import { isWritten, storedRecords } from '../site/storedRecords';
import { expect, testOnOwnSite } from './test';
import { newVisitor, type Visitor } from './visitor';
import { emailPlaceholder, orderNotices } from './parts/siteTexts';

/** What the outbox sends to. */
export const STORE = '**/v1/**';

/** What the notices say, in part. */
export const said = {
  received: orderNotices.sentJustNow,
  // How many wait depends on how fast the earlier ones were sent.
  waiting: /(is|are) waiting on this device/,
  sentLater: orderNotices.ended.sent,
} as const;

/** After this time pages tell of what another page has sent and not told: more than `OWN_PAGE_FIRST_MS` of the outbox. */
export const PASSED_MS = 4000;

/** How long an order may be on its way to the store, in ms. */
const STORING_TIMEOUT_MS = 15_000;

/** Every order has a quantity of its own, by which it is told apart in the store. */
let orders = 10;
export const nextQuantity = () => (orders += 1);

/** Fills the form, places the order and waits until the site has taken it. Gives its quantity. */
export async function order(page: Page): Promise<number> {
  const quantity = nextQuantity();
  await fillOrder(page, { ...goodEntries, Quantity: String(quantity) });
  await placeOrder(page);
  // From here on the order is the site's business, not the visitor's.
  await page.waitForFunction(() => !document.querySelector<HTMLInputElement>('[name=Name]')?.value);
  return quantity;
}

export const statusLine = (page: Page, text: string | RegExp) =>
  page.getByRole('status').filter({ hasText: text });
export const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).click();
export const toasts = (page: Page) => toastsOn(page).count();

/**
 * Has the outbox of a page look at what the device keeps, as it does when a visitor comes back to the tab, and waits until it
 * has shown what it found. IndexedDB answers in order: what the outbox has asked first is answered first.
 */
export const refreshOutbox = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    document.dispatchEvent(new Event('visibilitychange'));
    // One answer may lead to the next question, and to a script that shows it.
    for (let turn = 0; turn < 10; turn += 1) {
      await indexedDB.databases();
      await new Promise(requestAnimationFrame);
    }
  });

/** Keeps all other writes to the outbox waiting, also those of other tabs, as a slow disk does. Gives what ends that. */
export async function blockDatabase(page: Page): Promise<() => Promise<void>> {
  const blocking = await page.evaluateHandle(async (name) => {
    const open = indexedDB.open(name, 1);
    open.onupgradeneeded = () => open.result.createObjectStore('entries', { keyPath: 'id' });
    await new Promise((resolve) => (open.onsuccess = resolve));
    const transaction = open.result.transaction('entries', 'readwrite');
    const entries = transaction.objectStore('entries');
    let isBlocking = true;
    const block = () => {
      if (isBlocking) entries.get('none').onsuccess = block;
    };
    block();
    transaction.oncomplete = () => open.result.close();
    return () => {
      isBlocking = false;
    };
  }, OUTBOX_DATABASE);
  return () => blocking.evaluate((end) => end());
}

/** Opens a page again with a clock of its own, touches a form there, and puts the clock forward once the form answers. */
export async function reopenLater(page: Page, passedMs: number): Promise<void> {
  await page.clock.install();
  await page.reload();
  await page.getByPlaceholder(emailPlaceholder).focus();
  await page.waitForSelector(`footer form:not([${FORM_ASLEEP}])`);
  await page.clock.fastForward(passedMs);
  await refreshOutbox(page);
}

/** Answers a send as Firestore does when it refuses. */
export const refusal = (status: number, code: string) => (route: Route) =>
  route.fulfill({ status, json: { error: { code: status, status: code, message: code } } });

/** A visitor of a site of the file's own. Nothing personal may be in a console line, an address, or a log of the server. */
export interface Outbox {
  readonly site: StartedSite;
  readonly visitor: Visitor;
  /** Gives the visitor a browser that can be closed, opened again and killed. */
  ownBrowser(): Promise<void>;
  /** How many orders of that quantity are stored. */
  stored(quantity: number): Promise<number>;
  /** Waits until the order is stored, and a little longer: a second copy must not follow. */
  becomesStored(quantity: number): Promise<void>;
  /** Places an order that arrives. What waited before it and was due has been sent by then. */
  nextOrderArrives(page: Page): Promise<void>;
  /** Starts the site again where it was: what is stored is there, and browsers find it. */
  startAgain(): Promise<void>;
  /**
   * Opens a page as a visitor does who touches a form, and waits until all is there by which the form says what becomes of an
   * enquiry: from then on the network may go.
   */
  openForm(path?: string): Promise<Page>;
  /** Places an order that the store cannot be reached with, and waits until the form says that it waits. */
  orderThatWaits(): Promise<{ page: Page; quantity: number }>;
}

/** Tests with an outbox; each file that calls it has a site of its own. */
export const outboxTest = () =>
  testOnOwnSite().extend<{ outbox: Outbox }>({
    outbox: async ({ browser, server }, use) => {
      let visitor = await newVisitor(browser);

      const stored = async (quantity: number) =>
        (await storedRecords({ data: server.data })).filter(({ Quantity }) => Quantity === quantity)
          .length;
      async function becomesStored(quantity: number): Promise<void> {
        await expect
          .poll(() => isWritten(server.data, quantity), { timeout: STORING_TIMEOUT_MS })
          .toBe(true);
        await pause(500);
        expect(await stored(quantity)).toBe(1);
      }

      await use({
        site: server,
        get visitor() {
          return visitor;
        },
        stored,
        becomesStored,
        async ownBrowser() {
          const { seen } = visitor;
          await visitor.leave();
          visitor = await newVisitor();
          visitor.seen.push(...seen);
        },
        nextOrderArrives: async (page) => becomesStored(await order(page)),
        async startAgain() {
          const port = Number(new URL(server.address).port);
          Object.assign(server, await startSiteProcess({ data: server.data, port }));
        },
        async openForm(path = paths.buyNow) {
          const page = await visitor.open(server.address + path);
          await page.getByPlaceholder(emailPlaceholder).focus();
          await page.waitForFunction(() => {
            const files = performance.getEntriesByType('resource').map(({ name }) => name);
            return [/\/outbox-notice\.js$/, /\/outbox-notice\.css$/].every((file) =>
              files.some((name) => file.test(name)),
            );
          });
          return page;
        },
        async orderThatWaits() {
          const page = await visitor.open(server.address + paths.buyNow);
          await visitor.context().route(STORE, (route) => route.abort());
          const quantity = await order(page);
          await statusLine(page, said.waiting).waitFor();
          return { page, quantity };
        },
      });

      await visitor.leave();
      const logs = readdirSync(server.data).filter((name) => /^(visits|reports)/.test(name));
      const written = logs.map((name) => readFileSync(join(server.data, name), 'utf8'));
      const seen = [...visitor.seen, server.said(), ...written].join('\n');
      for (const name of ['Name', 'Email', 'Mobile'] as const) {
        expect(seen).not.toContain(goodEntries[name]);
      }
    },
  });
