import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { referenceOf } from '@site/order-model/orderReference';
import { idOf, orderWrite, PROJECT } from '@site/order-backend/testing/sampleOrders';
import { DOCUMENTS } from '@site/order-backend/testing/sendRequest';
import { readNoticeSettings } from '@site/order-backend/telling/settings/noticeSettings';
import { serveSite, type RunningSite } from '@site/server/serve/siteServer';
import { root, siteFolder } from '@site/tooling/workspace';
import { APP_CHECK_TOKEN, RECAPTCHA, recaptcha, stubGoogle } from './googleStubs';
import { signIn } from './deskVisits';
import { expect, test } from '../browser/test';

let data: string;
let site: RunningSite;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  data = mkdtempSync(join(tmpdir(), 'desk-app-check-'));
  const desk = join(data, 'desk');
  const appCheck = { provider: 'recaptcha-v3', siteKey: 'site-key' };
  const database = { projectId: PROJECT, apiKey: 'key', appId: '1:2:web:3', appCheck };
  const build = join(root, 'platform/build/src/desk/buildDeskFor.ts');
  execFileSync(process.execPath, ['--import', 'tsx', build, desk, JSON.stringify(database)], {
    cwd: root,
    stdio: 'pipe',
  });
  site = await serveSite({
    site: siteFolder,
    data,
    port: 0,
    notices: await readNoticeSettings(),
    enforcesAppCheck: true,
    desk: { folder: desk, port: 0 },
  });
});

test.afterAll(async () => {
  await site?.close();
  rmSync(data, { recursive: true, force: true });
});

const send = (start: string, headers: Record<string, string> = {}) =>
  fetch(`${site.address}${DOCUMENTS}:commit`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ writes: [orderWrite(start)] }),
  }).then(({ status }) => status);

test('once App Check is enforced staff read orders, and nobody stores one without its token', async ({
  browser,
}) => {
  test.setTimeout(60_000);
  const { warn } = console;
  console.warn = () => {};
  expect(await send('forged')).toBe(403);
  console.warn = warn;
  expect(await send('one', { 'X-Firebase-AppCheck': APP_CHECK_TOKEN })).toBe(200);

  const context = await browser.newContext();
  await stubGoogle(context);
  await context.route(RECAPTCHA, recaptcha);
  const tokens = new Set<string | undefined>();
  context.on('request', (request) => {
    if (request.url().startsWith(`${site.desk?.address}/v1/`)) {
      tokens.add(request.headers()['x-firebase-appcheck']);
    }
  });
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  await page.goto(site.desk?.address ?? '');
  await signIn(page, { address: site.address, data });
  await page.getByText(referenceOf(idOf('one'))).waitFor();

  expect([...tokens]).toEqual([APP_CHECK_TOKEN]);
  // Google's scripts ran in the frame alone.
  expect(await page.evaluate(() => 'grecaptcha' in globalThis)).toBe(false);
  expect(faults).toEqual([]);
  await context.close();
});
