import { deskTexts, type DeskTexts } from '@site/order-desk/texts/deskTexts';
import { collections, type OrderRecord } from '@site/order-model/enquiry';
import { newId } from '@site/order-model/newId';
import { staffCollections } from '@site/order-model/staffCollections';
import noticeSettings from '@site/order-backend/settings.json';
import { readOwnerToken } from '@site/order-backend/journal/ownerToken';
import { requestDatabase } from '@site/order-backend/orders/requestDatabase';
import { staffCommand } from '@site/order-backend/sign-in/staffCommand';
import { orderRecord, wireOf } from '@site/order-backend/testing/sampleOrders';
import { answerOf } from '@site/tooling/testing/answerOf';
import { firebaseProject } from '@site/tooling/workspace';
import { ownInboxAddress } from '@site/order-backend/telling/local/inbox';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { expect, testOnOwnSite } from '../browser/test';
import { fillOrder, goodEntries, placeOrder, type FormEntries } from '../browser/orderForm';
import { axeFindings } from '../browser/axeFindings';
import { visit } from '../browser/visit';
import { whenStill } from '../browser/whenStill';
import type { StartedSite } from '../site/startSiteProcess';

/** The address that the first account of a fresh data folder has. */
export const [FIRST_ACCOUNT = ''] = noticeSettings.notice.to;

/** A site with its desk, and a browser. */
export interface DeskBed {
  browser: Browser;
  site: StartedSite;
  /** The desk's address. */
  desk: string;
  /** Opens the desk in a profile of its own, as the first account, which signs in once for each file. */
  openSignedIn(options?: BrowserContextOptions): Promise<StaffVisit>;
}

/** What a browser keeps of somebody who has signed in, without the orders: those of one test would be shown in the next. */
async function sessionOf(context: BrowserContext) {
  const { cookies, origins } = await context.storageState({ indexedDB: true });
  type Origin = (typeof origins)[number] & { indexedDB?: { name: string }[] };
  const withoutOrders = ({ indexedDB = [], ...rest }: Origin) => ({
    ...rest,
    indexedDB: indexedDB.filter(({ name }) => name !== 'order-desk'),
  });
  return { cookies, origins: origins.map(withoutOrders) };
}

/** Tests at a desk; each file that calls it has a site of its own. */
export function deskTest() {
  let session: BrowserContextOptions['storageState'];
  return testOnOwnSite().extend<{ bed: DeskBed }>({
    bed: async ({ browser, server }, use) => {
      const desk = await server.desk();
      await use({
        browser,
        site: server,
        desk,
        async openSignedIn(options) {
          const visit = await openDesk(browser, desk, {
            ...options,
            ...(session && { storageState: session }),
          });
          const { page, context } = visit;
          const texts = deskTexts[options?.locale === 'hi-IN' ? 'hi' : 'en'];
          if (session) await page.getByRole('button', { name: texts.layout.signOut }).waitFor();
          else await signIn(page, server, FIRST_ACCOUNT, texts);
          session ??= await sessionOf(context);
          return visit;
        },
      });
    },
  });
}

/** A text of the desk with values in its places. */
export const filled = (text: string, values: Record<string, string | number>) =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));

/** What finds an element by the whole of its name. */
export const nameOf = (text: string) => ({ name: text, exact: true });

export const button = (page: Page, text: string) => page.getByRole('button', nameOf(text));

/** The row of the list with an enquiry of this name. */
export const row = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('link', nameOf(name)) });

/** Somebody of the staff with a browser. */
export interface StaffVisit {
  page: Page;
  context: BrowserContext;
  /** Errors of the console and exceptions, violations of the policy among them. */
  faults: string[];
}

/** Has a visitor place an order on the site. Returns its reference. */
export async function orderOnSite(
  browser: Browser,
  site: StartedSite,
  changes: Partial<FormEntries> = {},
): Promise<string> {
  const { page } = await visit(browser, `${site.address}/buy-now`);
  await fillOrder(page, { ...goodEntries, ...changes });
  await placeOrder(page);
  const reference = page
    .locator('main')
    .getByText(/[A-Z]{2}-[A-Z0-9]{4}-[A-Z0-9]{4}/)
    .first();
  const [found = ''] = /[A-Z]{2}-[A-Z0-9]{4}-[A-Z0-9]{4}/.exec(await reference.innerText()) ?? [];
  await page.context().close();
  return found;
}

interface DeskRecord {
  name: string;
  fields: Record<'reference' | 'status', { stringValue: string }>;
}

/** The database of a site, as its owner asks it. */
export async function askDatabase(
  { address, data }: Pick<StartedSite, 'address' | 'data'>,
  method: 'runQuery' | 'commit',
  body: object,
): Promise<unknown> {
  const project = firebaseProject();
  const database = { kind: 'server', address, project, token: await readOwnerToken(data) } as const;
  return requestDatabase(
    database,
    `projects/${project}/databases/(default)/documents:${method}`,
    body,
  );
}

/** What is stored of the order with a reference beside the order. */
export async function readDeskRecord(
  site: Pick<StartedSite, 'address' | 'data'>,
  reference: string,
): Promise<DeskRecord | undefined> {
  const structuredQuery = { from: [{ collectionId: staffCollections.desk }] };
  const answer = (await askDatabase(site, 'runQuery', { structuredQuery })) as {
    document?: DeskRecord;
  }[];
  return answer.find(({ document }) => document?.fields.reference.stringValue === reference)
    ?.document;
}

/** Stores an order as the form does, without a browser: for tests that need many. */
export async function storeOrder(
  { address }: Pick<StartedSite, 'address'>,
  changes: Partial<OrderRecord> = {},
): Promise<void> {
  const place = `projects/${firebaseProject()}/databases/(default)/documents`;
  const name = `${place}/${collections.orders}/${newId()}`;
  const write = { update: { name, fields: wireOf(orderRecord(changes)) } };
  const body = JSON.stringify({ writes: [write] });
  const answer = await fetch(`${address}/v1/${place}:commit`, { method: 'POST', body });
  expect(answer.ok).toBe(true);
}

/** A site with its data folder. */
type SiteWithInbox = Pick<StartedSite, 'address' | 'data'>;

/** The page of the inbox, as the owner of the data folder sees it. */
export async function readInbox({ address, data }: SiteWithInbox): Promise<string> {
  return (await fetch(`${address}${await ownInboxAddress(data)}`)).text();
}

/** The newest address in the inbox that fits. */
export async function linkInInbox(site: SiteWithInbox, pattern: RegExp): Promise<string> {
  let found = '';
  await expect(async () => {
    [found = ''] = pattern.exec(await readInbox(site)) ?? [];
    expect(found).not.toBe('');
  }).toPass();
  return found.replaceAll('&#38;', '&');
}

/** How many the desk has on this device: of the enquiries, or of the changes that it has not sent yet. */
export const countKept = (page: Page, kind: 'enquiries' | 'pending'): Promise<number> =>
  page.evaluate(
    (store) =>
      new Promise((resolve) => {
        const opening = indexedDB.open('order-desk');
        opening.onsuccess = () => {
          const counting = opening.result.transaction(store).objectStore(store).count();
          counting.onsuccess = () => {
            opening.result.close();
            resolve(counting.result);
          };
        };
      }),
    kind,
  );

/** Opens a page of the desk in a profile of its own. */
export async function openDesk(
  browser: Browser,
  address: string,
  options: BrowserContextOptions = {},
): Promise<StaffVisit> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    locale: 'en-IN',
    ...options,
  });
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  page.on('pageerror', (error) => faults.push(String(error)));
  await page.goto(address);
  return { page, context, faults };
}

export const SIGN_IN_LINK = /http:\/\/localhost:\d+\/[\w/-]*\?mode=signIn[^"\s<]+/;

/** Signs in with the link of a mail, as a person does. */
export async function signIn(
  page: Page,
  site: SiteWithInbox,
  email = FIRST_ACCOUNT,
  { signIn: words, layout }: DeskTexts = deskTexts.en,
): Promise<void> {
  await askForMail(page, email, words);
  await page.goto(await linkInInbox(site, SIGN_IN_LINK));
  await page.getByRole('button', { name: layout.signOut }).waitFor();
}

/** Has the mail sent that signs somebody in. */
export async function askForMail(
  page: Page,
  email: string,
  words: DeskTexts['signIn'],
): Promise<void> {
  await page.getByLabel(words.email).fill(email);
  await page.getByRole('button', { name: words.send }).click();
  await page.getByLabel(words.code).waitFor();
}

/** Holds a page for assistive technology in both colour schemes, for a thumb, and with large text on the smallest screen. */
export async function expectUsable(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await whenStill(page);
    expect(await axeFindings(page, colorScheme === 'light' ? 'all' : 'colours')).toEqual([]);
  }
  const small = await page.evaluate(() =>
    [...document.querySelectorAll('main a, main button, main summary')]
      // A link in a row of the list covers the row.
      .filter((element) => !element.closest('li') || element.matches('[href^="tel:"], button'))
      .map((element) => ({ text: element.textContent, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.height > 0 && (box.height < 43.5 || box.width < 43.5))
      .map(({ text }) => text),
  );
  expect(small).toEqual([]);
  const { width, height } = page.viewportSize() ?? { width: 360, height: 740 };
  await page.setViewportSize({ width: 320, height: 640 });
  await page.evaluate(() => (document.documentElement.style.fontSize = '300%'));
  const overhang = () =>
    page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  await expect.poll(overhang).toBe(0);
  await page.evaluate(() => (document.documentElement.style.fontSize = ''));
  await page.setViewportSize({ width, height });
}

/** Does what `npm run desk -- staff` does. In this process, as one of its own takes a second to start. */
async function runStaff({ data }: Pick<StartedSite, 'data'>, ...args: string[]): Promise<void> {
  const { code, warnings } = await answerOf(
    ({ write }) => staffCommand(write),
    [...args, '--data', data],
  );
  expect(code, warnings).toBe(0);
}

/** Gives somebody an account, as the company's owner does. */
export const addMember = (
  site: Pick<StartedSite, 'data'>,
  email: string,
  name: string,
): Promise<void> => runStaff(site, 'add', email, name);

export const removeMember = (site: Pick<StartedSite, 'data'>, email: string): Promise<void> =>
  runStaff(site, 'remove', email);
