import { expect, test, type Page } from '@playwright/test';
import { PART } from '@site/contracts/boot';
import { CLOUD_FIRESTORE, DATABASE_ID } from '@site/contracts/database';
import { APP_CHECK_PATH } from '@site/order-model/appCheckFrame';
import { buyerKinds, collections, orderValues } from '@site/order-model/enquiry';
import { ORDER_RECEIVED } from '@site/order-model/trialOrder';
import { placeTrialOrder } from './placeTrialOrder';

const PAGE = 'https://site.example/buy-now';
const PROJECT = 'company';

const select = (name: string, choices: readonly string[]) =>
  `<select name="${name}"><option></option>${choices.map((it) => `<option>${it}</option>`).join('')}</select>`;

/** A page whose form sends an order, and tells when Firestore has it. What follows the script may change that. */
const pageWith = (script: string, database = PROJECT) => `<!doctype html>
  <script type="application/json" id="${DATABASE_ID}">{ "projectId": "${database}" }</script>
  <div ${PART}="order/OrderForm">
    <form>
      <input name="Name"><input name="Email"><input name="Mobile"><input name="Quantity">
      ${select('RetailerSelfUse', buyerKinds)}
      ${select('Products', ['Of an earlier release', ...orderValues])}
      <button type="submit">Place Order</button>
    </form>
  </div>
  <p role="status"></p>
  <script>
    const documents = 'projects/${PROJECT}/databases/(default)/documents';
    const name = documents + '/${collections.orders}/abcdefghijklmnopqrst';
    let tell = (text) => (document.querySelector('p').textContent = text);
    let fieldsOf = ({ Quantity, ...texts }) => ({
      Quantity: { integerValue: Quantity },
      ...Object.fromEntries(Object.entries(texts).map(([it, text]) => [it, { stringValue: text }])),
    });
    let send = async (order) => {
      const body = JSON.stringify({ writes: [{ update: { name, fields: fieldsOf(order) } }] });
      const address = '${CLOUD_FIRESTORE}/v1/' + documents + ':commit';
      const answer = await (await fetch(address, { method: 'POST', body })).json();
      if (answer.commitTime && answer.writeResults[0].updateTime) tell('${ORDER_RECEIVED}');
    };
    document.querySelector('form').onsubmit = (event) => {
      event.preventDefault();
      send(Object.fromEntries(new FormData(event.target)));
    };
    ${script}
  </script>`;

/** How long what comes is waited for, in ms, and for how long where something never comes. */
const TIMEOUT = 5000;
const SHORT_TIMEOUT = 2000;

/** Opens such a page, and places an order there. @returns what failed, and what was asked of anybody */
async function placeOrderOn(page: Page, body: string, timeout = TIMEOUT) {
  const asked: string[] = [];
  await page.context().route('**', (route) => {
    if (route.request().url() === PAGE) return route.fulfill({ contentType: 'text/html', body });
    asked.push(route.request().url());
    return route.abort();
  });
  await page.goto(PAGE);
  page.setDefaultTimeout(timeout);
  return { fault: await placeTrialOrder(page), asked };
}

test('an order that leaves as it was typed, and of which the page tells, reaches nobody', async ({
  page,
}) => {
  expect(await placeOrderOn(page, pageWith(''))).toEqual({ fault: undefined, asked: [] });
});

test('where App Check is used, an order is not kept back for want of a token', async ({ page }) => {
  const script = `
    const withoutToken = send;
    send = (order) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = ({ data }) => data.token === undefined && withoutToken(order);
      const frame = Object.assign(document.createElement('iframe'), { src: '${APP_CHECK_PATH}' });
      frame.onload = () => frame.contentWindow.postMessage('token', location.origin, [port2]);
      document.body.append(frame);
    };`;
  expect(await placeOrderOn(page, pageWith(script))).toEqual({ fault: undefined, asked: [] });
});

test('a page without the order form has nothing to try', async ({ page }) => {
  expect((await placeOrderOn(page, '<!doctype html><form></form>')).fault).toBeUndefined();
});

for (const [what, body, fault, timeout] of [
  [
    'is not sent',
    pageWith("send = () => tell('Please fill the data');"),
    'Place Order sent no order to the database; the page says “Please fill the data”',
    SHORT_TIMEOUT,
  ],
  [
    'is kept back for a field that these sources do not know',
    pageWith(`const form = document.querySelector('form');
      form.insertAdjacentHTML('afterbegin', '<input name="City">');
      send = () => form.City.setAttribute('aria-invalid', 'true');`),
    'Place Order sent no order to the database; the form finds City at fault, and these sources do not know City',
    SHORT_TIMEOUT,
  ],
  [
    "is sent to another database than the page's",
    pageWith('', 'staging'),
    `Place Order sent no order to the database; the page says “${ORDER_RECEIVED}”`,
    SHORT_TIMEOUT,
  ],
  [
    'lacks a field',
    pageWith('document.querySelector("[name=Mobile]").remove();'),
    'Place Order sent what the rules of the database refuse: Missing or insufficient permissions: Mobile is missing.',
  ],
  [
    'is not what was typed',
    pageWith(`const asTyped = fieldsOf;
      fieldsOf = (order) => asTyped({ ...order, Quantity: '11' });`),
    'Place Order sent 11 as Quantity, and "1" was typed',
  ],
  [
    'was acknowledged, and of which the page does not tell',
    pageWith('tell = () => {};'),
    `Place Order sent an order, and after Firestore's answer the page does not say “${ORDER_RECEIVED}”`,
    SHORT_TIMEOUT,
  ],
] as const) {
  test(`an order that ${what} is a fault`, async ({ page }) => {
    expect((await placeOrderOn(page, body, timeout)).fault).toBe(fault);
  });
}
