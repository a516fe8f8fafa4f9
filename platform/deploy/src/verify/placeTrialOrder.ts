import type { Locator, Page, Request, Route } from 'playwright-core';
import { PART } from '@site/contracts/boot';
import { DATABASE_ID, firestoreOrigin, type FirebaseSettings } from '@site/contracts/database';
import type { ExposedModule } from '@site/contracts/exposedModules';
import { tryCommit } from '@site/order-backend/wire/tryCommit';
import { APP_CHECK_PATH, type AppCheckAnswer } from '@site/order-model/appCheckFrame';
import { collections } from '@site/order-model/enquiry';
import type { OrderDraft } from '@site/order-model/orderDraft';
import { orderFieldNames, type OrderFieldName } from '@site/order-model/orderFields';
import { toOrderRecord } from '@site/order-model/toOrderRecord';
import { ORDER_RECEIVED, trialOrder } from '@site/order-model/trialOrder';

const ORDER_FORM: ExposedModule = 'order/OrderForm';

const COMMIT = /^\/v1\/projects\/([^/]+)\/databases\/\(default\)\/documents:commit$/;

/** Google gives none to an address that it does not know, and its script may leave the page waiting. */
const NO_TOKEN: AppCheckAnswer = {};
const APP_CHECK_FRAME = `<script>onmessage = ({ ports: [port] }) => port.postMessage(${JSON.stringify(NO_TOKEN)})</script>`;

const firstLine = (failure: unknown) => (failure as Error).message.split('\n')[0];

/** The database that a page names; undefined where it uses that of its release. */
async function namedProject(page: Page): Promise<string | undefined> {
  const [block] = await page.locator(`#${DATABASE_ID}`).allTextContents();
  return block === undefined ? undefined : (JSON.parse(block) as FirebaseSettings).projectId;
}

/** The project to whose database a request writes, at the address where Firestore takes it; undefined for all others. */
function projectOf(request: Request, site: string): string | undefined {
  const { origin, pathname } = new URL(request.url());
  const [, project] = COMMIT.exec(decodeURIComponent(pathname)) ?? [];
  if (project === undefined || request.method() !== 'POST') return undefined;
  return origin === firestoreOrigin(project, site) ? project : undefined;
}

function decide(request: Request, project: string): ReturnType<typeof tryCommit> | Error {
  try {
    return tryCommit(request.postDataJSON(), project);
  } catch (failure) {
    return failure as Error;
  }
}

/** Lets the browser get files of the site and nothing else. A commit that the rules allow is answered as Firestore does. */
async function keepInBrowser(route: Route, site: string): Promise<void> {
  const request = route.request();
  const { origin, pathname } = new URL(request.url());
  if (pathname === APP_CHECK_PATH) {
    return route.fulfill({ contentType: 'text/html', body: APP_CHECK_FRAME });
  }
  if (request.method() === 'GET' && origin === site) return route.continue();
  const project = projectOf(request, site);
  const decision = project === undefined ? undefined : decide(request, project);
  if (!decision || decision instanceof Error) return route.abort();
  const headers = { 'Access-Control-Allow-Origin': '*' };
  return route.fulfill({ json: decision.answer, headers });
}

/** Types and chooses what the form has controls for. @returns what was typed and chosen */
async function fillIn(form: Locator): Promise<Partial<OrderDraft>> {
  const typed: Partial<Record<OrderFieldName, string>> = {};
  for (const name of orderFieldNames) {
    const control = form.locator(`[name="${name}"]`);
    // An earlier release may lack a field. Whether an order may, the rules say.
    if ((await control.count()) === 0) continue;
    const options = await control
      .locator('option')
      .evaluateAll((all) => all.map((option) => (option as HTMLOptionElement).value));
    // Nor does one have to offer every product that there is now.
    const [offered] = options.filter(Boolean);
    const text = options.includes(trialOrder[name])
      ? trialOrder[name]
      : (offered ?? trialOrder[name]);
    await (options.length ? control.selectOption(text) : control.pressSequentially(text));
    typed[name] = text;
  }
  return typed;
}

/** What is wrong with an order that left; undefined when nothing is. */
function faultOf(
  request: Request,
  project: string,
  typed: Partial<OrderDraft>,
): string | undefined {
  const decision = decide(request, project);
  if (decision instanceof Error) {
    return `Place Order sent what the rules of the database refuse: ${decision.message}`;
  }
  const [order] = decision.stored;
  if (order?.collection !== collections.orders)
    return 'Place Order sent something that is no order';
  const expected = toOrderRecord({ ...trialOrder, ...typed });
  const names = orderFieldNames.filter((name) => name in typed);
  const wrong = names.find((name) => order.fields[name] !== expected[name]);
  if (wrong === undefined) return undefined;
  return `Place Order sent ${JSON.stringify(order.fields[wrong])} as ${wrong}, and ${JSON.stringify(typed[wrong])} was typed`;
}

/** What the form finds at fault, as the end of a sentence: what a page says of it may be gone by now. */
async function atFault(form: Locator): Promise<string> {
  const names = await form
    .locator('[aria-invalid=true]')
    .evaluateAll((all) => all.map((control) => control.getAttribute('name') ?? ''));
  const unknown = names.filter((name) => !orderFieldNames.some((known) => known === name));
  const why = unknown.length ? `, and these sources do not know ${unknown.join(', ')}` : '';
  return names.length ? `; the form finds ${names.join(', ')} at fault${why}` : '';
}

/** What the page tells its reader at the moment, as the end of a sentence. */
async function said(page: Page): Promise<string> {
  const texts = await page.locator('[role=status], [aria-live]').allInnerTexts();
  const told = [...new Set(texts.map((text) => text.trim()).filter(Boolean))];
  return told.length ? `; the page says “${told.join(' ')}”` : '';
}

/**
 * Places an order in the form of an open page, as a person does. It has to leave for the page's database as it was typed, such
 * that the rules allow it, and once it is answered the page has to say so. It does not leave the browser: nothing is stored, and
 * nobody is told of it.
 *
 * @returns what failed; undefined when nothing did, or the page has no order form
 */
export async function placeTrialOrder(page: Page): Promise<string | undefined> {
  const part = page.locator(`[${PART}="${ORDER_FORM}"]`);
  if ((await part.count()) === 0) return undefined;
  const form = part.locator('form');
  const site = new URL(page.url()).origin;
  const named = await namedProject(page);
  // For as long as the browser is open: the page may try again what failed. Only the browser's end fails an answer.
  await page.context().route('**', (route) => keepInBrowser(route, site).catch(() => {}));
  const isOrder = (request: Request) => {
    const project = projectOf(request, site);
    return project !== undefined && project === (named ?? project);
  };

  let typed: Partial<OrderDraft>;
  let order: Request | undefined;
  try {
    typed = await fillIn(form);
    const sent = page.waitForRequest(isOrder).catch(() => undefined);
    [order] = await Promise.all([sent, form.locator('[type=submit]').click()]);
  } catch (failure) {
    return `the order form cannot be filled in: ${firstLine(failure)}`;
  }
  if (!order) {
    return `Place Order sent no order to the database${await atFault(form)}${await said(page)}`;
  }
  const fault = faultOf(order, projectOf(order, site) ?? '', typed);
  if (fault !== undefined) return fault;
  const received = page.getByText(ORDER_RECEIVED).first().waitFor();
  return received.then(
    () => undefined,
    async () =>
      `Place Order sent an order, and after Firestore's answer the page does not say “${ORDER_RECEIVED}”${await said(page)}`,
  );
}
