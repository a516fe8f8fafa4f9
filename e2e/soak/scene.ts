import { readFileSync, rmSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { paths } from '@site/contracts/paths';
import { fillOrder } from '../browser/orderForm';
import { startSite, type StartedSite } from '../browser/startSite';
import { newVisitor, type Visitor } from '../browser/visitor';
import type { Chance } from './chance';
import { enquiryOf } from './enquiry';
import type { Ledger } from './ledger';
import { TELL, watchPage, type Told } from './watchPage';

/** How long the form may take to be cleared or to warn, in ms. */
const ANSWER_LIMIT = 30_000;

export type Answer = 'accepted' | 'warned';

/** The way in which a visitor sends the form that is filled. */
export type Gesture = (page: Page) => Promise<unknown>;

export const click: Gesture = (page) => page.getByRole('button', { name: 'Place Order' }).click();

/** One visitor with one device, and one site; faults and deeds act on both. */
export interface Scene {
  readonly chance: Chance;
  readonly ledger: Ledger;
  readonly visitor: Visitor;
  /** The addresses of accepted enquiries that are not waited for any more. */
  readonly givenUp: Set<string>;
  site(): StartedSite;
  context(): BrowserContext;
  /** The tab with the form; opened when there is none. */
  tab(): Promise<Page>;
  /** Opens one tab more. */
  anotherTab(): Promise<Page>;
  /** Types a new enquiry. */
  fill(page: Page): Promise<void>;
  /** Sends what was typed, and waits until the form is cleared or warns. */
  send(page: Page, gesture?: Gesture): Promise<Answer>;
  /** Ends the store at once, lets the fault change what is on the disk, and starts it again where browsers look for it. */
  crashStore(damage: (data: string) => void): Promise<{ restart: () => Promise<void> }>;
  /** Closes browser and site, shows the ledger what they wrote, and deletes nothing that is still to be read. */
  end(): Promise<void>;
}

/** Sets the scene. Takes a composed site's folder. */
export async function setScene(composed: string, chance: Chance, ledger: Ledger): Promise<Scene> {
  let site = await startSite({ site: composed });
  const port = Number(new URL(site.address).port);
  const waiting = new Map<Page, (answer: Answer) => void>();
  let form: Page | undefined;

  function hear(page: Page, told: Told, text: string): void {
    if (told === 'console') return ledger.seen('console', text);
    if (told === 'accepted') ledger.accept(text);
    waiting.get(page)?.(told);
  }
  const visitor = newVisitor(async (context) => {
    await context.exposeBinding(TELL, ({ page }, told: Told, text: string) =>
      hear(page, told, text),
    );
    // The compiler wraps named functions in a helper that the page does not have.
    await context.addInitScript('globalThis.__name = (named) => named;');
    await context.addInitScript(watchPage, TELL);
    context.on('request', (request) => ledger.seen('address', request.url()));
  });

  async function anotherTab() {
    const path = chance.pick([paths.buyNow, paths.buyNow, paths.home]);
    return visitor.open(site.address + path);
  }
  return {
    chance,
    ledger,
    visitor,
    givenUp: new Set(),
    site: () => site,
    context: () => visitor.context(),
    anotherTab,
    async tab() {
      if (!form || form.isClosed()) form = await anotherTab();
      return form;
    },
    async fill(page) {
      const enquiry = enquiryOf(ledger.enquiries.length, chance);
      ledger.add(enquiry);
      await fillOrder(page, enquiry.entries);
    },
    async send(page, gesture = click) {
      let timer: NodeJS.Timeout | undefined;
      const answer = new Promise<Answer>((resolve, reject) => {
        waiting.set(page, resolve);
        timer = setTimeout(() => reject(new Error('The form did not answer.')), ANSWER_LIMIT);
      });
      answer.catch(() => {});
      try {
        await gesture(page);
        return await answer;
      } finally {
        clearTimeout(timer);
        waiting.delete(page);
      }
    },
    async crashStore(damage) {
      ledger.seen('server', site.said());
      await site.kill();
      damage(site.data);
      return {
        async restart() {
          site = await startSite({ site: composed, data: site.data, port });
        },
      };
    },
    async end() {
      await visitor.leave();
      await site.stop();
      visitor.lines.forEach((line) => ledger.seen('console', line));
      ledger.seen('server', site.said());
      const logs = (await readdir(site.data)).filter((name) => /^(visits|reports)/.test(name));
      logs.forEach((name) => ledger.seen(name, readFileSync(join(site.data, name), 'utf8')));
    },
  };
}

/** Deletes what a run left on the disk. */
export function clear(scene: Scene): void {
  rmSync(scene.site().data, { recursive: true, force: true });
}
