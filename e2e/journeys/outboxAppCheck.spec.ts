import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Route } from 'playwright-core';
import { paths } from '@site/contracts/paths';
import { copyOfSources, type SourceCopy } from '../site/copyOfSources';
import { fillOrder, goodEntries, nextToast, placeOrder } from '../browser/orderForm';
import { openSite } from '../browser/openSite';
import { line, said } from '../browser/outboxVisits';
import { storedRecords } from '../site/storedRecords';

// No network here: Google's script and the exchange of its token are answered by stand-ins, the rest is real.
const RECAPTCHA = 'https://www.google.com/recaptcha/api.js*';
const EXCHANGE = 'https://content-firebaseappcheck.googleapis.com/**';
const TOKEN = `${btoa('{}')}.${btoa(JSON.stringify({ exp: 4e9, iat: 1 }))}.x`;

const recaptcha = (route: Route) =>
  route.fulfill({
    contentType: 'text/javascript',
    body: `let passed;
      window.grecaptcha = {
        ready: (then) => then(),
        render: (place, { callback }) => { passed = callback; return 'widget'; },
        execute: async () => { passed(); return 'proof'; },
      };
      // As Google's own script does: a further script by its address in plain text.
      document.head.append(Object.assign(document.createElement('script'), { src: 'https://www.gstatic.com/recaptcha/inner.js' }));`,
  });
const exchange = (route: Route) =>
  route.fulfill({
    headers: { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' },
    json: { token: TOKEN, ttl: '3600s' },
  });

let copy: SourceCopy;
const site = openSite(() => {
  copy = copyOfSources();
  const file = join(copy.folder, 'remote-order/firebase.config.json');
  const config = JSON.parse(readFileSync(file, 'utf8')) as object;
  const appCheck = { provider: 'recaptcha-v3', siteKey: 'site-key' };
  writeFileSync(file, JSON.stringify({ ...config, appCheck }));
  copy.run('build');
  return { root: copy.folder };
}, 240_000);

afterAll(() => copy?.remove());

async function openForm(before: (context: BrowserContext) => Promise<unknown>) {
  const asked: string[] = [];
  const tokens: (string | undefined)[] = [];
  const it = await site.visit(paths.buyNow, {
    before: async (context) => {
      await context.route(EXCHANGE, exchange);
      await context.route('https://www.gstatic.com/**', (route) =>
        route.fulfill({ contentType: 'text/javascript', body: 'globalThis.innerRan = true' }),
      );
      context.on('request', (request) => {
        if (!request.url().startsWith(site.address)) asked.push(request.url());
        else if (request.method() === 'POST' && request.url().includes('/v1/')) {
          tokens.push(request.headers()['x-firebase-appcheck']);
        }
      });
      await before(context);
    },
  });
  return { ...it, asked, tokens };
}

test('nothing is asked of Google before the first send; then each send carries the token', async () => {
  const { page, faults, asked, tokens, end } = await openForm((context) =>
    context.route(RECAPTCHA, recaptcha),
  );
  await fillOrder(page, goodEntries);
  expect(asked).toEqual([]);
  await placeOrder(page);

  expect((await nextToast(page)).text).toBe('Order Received Successfully');
  expect(tokens).toEqual([TOKEN]);
  expect(await page.evaluate(() => 'innerRan' in globalThis)).toBe(true);
  expect(storedRecords({ data: site.data })).toHaveLength(1);
  expect(faults).toEqual([]);
  await end();
});

test('reCAPTCHA that never answers: the order waits after 15 s, and goes when it does', async () => {
  const { page, end } = await openForm((context) =>
    context.route(RECAPTCHA, () => new Promise(() => {})),
  );
  await fillOrder(page, { ...goodEntries, 'Quantity*': '77' });
  await placeOrder(page);
  await line(page, said.waiting).waitFor();
  expect(await page.locator('.Toastify__toast').count()).toBe(0);

  await page.context().unroute(RECAPTCHA);
  await page.context().route(RECAPTCHA, recaptcha);
  await page.reload();
  await line(page, said.sentLater).waitFor();
  expect(storedRecords({ data: site.data })[0]).toMatchObject({ Quantity: 77 });
  await end();
}, 90_000);
