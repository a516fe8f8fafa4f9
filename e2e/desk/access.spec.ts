import { collections } from '@site/order-model/enquiry';
import { staffCollections } from '@site/order-model/staffCollections';
import { idTokenKey, signIdToken } from '@site/order-backend/wire/idToken';
import { readOwnerToken } from '@site/order-backend/journal/ownerToken';
import { firebaseProject } from '@site/tooling/workspace';
import {
  countKept,
  deskTest,
  expectUsable,
  FIRST_ACCOUNT,
  openDesk,
  readInbox,
  removeMember,
  signIn,
  storeOrder,
} from './deskVisits';
import { deskTexts } from '../browser/parts/siteTexts';
import { expect } from '../browser/test';

const test = deskTest();

/** How a query of a collection of the desk's database is answered. */
async function ask(desk: string, collectionId: string, token?: string) {
  const documents = `/v1/projects/${firebaseProject()}/databases/(default)/documents`;
  const response = await fetch(`${desk}${documents}:runQuery`, {
    method: 'POST',
    headers: token === undefined ? {} : { Authorization: `Bearer ${token}` },
    body: JSON.stringify({ structuredQuery: { from: [{ collectionId }], limit: 10 } }),
  });
  return { code: response.status, text: await response.text() };
}

const HOUR_MS = 60 * 60_000;

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

test('a visitor, a forged claim, an expired session and a removed member read nothing', async ({
  bed: { browser, site, desk },
}) => {
  await storeOrder(site, { Name: 'Asha Verma' });
  const tokens: string[] = [];
  const { page, context } = await openDesk(browser, desk);
  page.on('request', (request) => {
    const [, token] = /^Bearer (.+)$/.exec(request.headers().authorization ?? '') ?? [];
    if (token) tokens.push(token);
  });
  await signIn(page, site);
  await page.getByRole('link', { name: 'Asha Verma' }).waitFor();
  const token = tokens.at(-1) ?? '';
  const [, payload = '', signature = ''] = token.split('.');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as { sub: string };
  const key = idTokenKey(await readOwnerToken(site.data));
  const account = { uid: claims.sub, claims: { staff: true, email_verified: true } };
  const expired = signIdToken(firebaseProject(), account, key, Date.now() - 2 * HOUR_MS);

  for (const collection of [...Object.values(collections), ...Object.values(staffCollections)]) {
    expect((await ask(desk, collection)).code).toBe(403);
    const forged = `${encode({ alg: 'none' })}.${encode({ ...claims, sub: 'x' })}.`;
    expect((await ask(desk, collection, forged)).code).toBe(401);
    const changed = `${token.split('.')[0]}.${encode({ ...claims, exp: 9e9 })}.${signature}`;
    expect((await ask(desk, collection, changed)).code).toBe(401);
    expect((await ask(desk, collection, expired)).code).toBe(401);
  }
  expect((await ask(desk, collections.orders, token)).text).toContain('Asha Verma');

  await removeMember(site, FIRST_ACCOUNT);
  // The page of the removed member closes itself and leaves nothing on the device.
  await page.getByText('This account may not use the desk.').waitFor({ timeout: 10_000 });
  expect(await page.getByText('Asha Verma').count()).toBe(0);
  expect(await countKept(page, 'enquiries')).toBe(0);
  expect((await ask(desk, collections.orders, token)).code).toBe(403);
  await context.close();
});

test('a link that is not good says so, and an address without an account gets none', async ({
  bed,
}) => {
  const { browser, site, desk } = bed;
  const { page, context } = await openDesk(browser, desk, {
    viewport: { width: 1280, height: 800 },
  });
  await page.getByLabel(deskTexts.signIn.email).fill('stranger@example.com');
  await expectUsable(page);
  await page.getByRole('button', { name: deskTexts.signIn.send }).click();
  await page.getByText('If stranger@example.com belongs to the staff').waitFor();
  expect(await readInbox(site)).not.toContain('stranger@example.com');

  await page.goto(`${desk}/?mode=signIn&oobCode=used&apiKey=local`);
  await page.getByText('This link has been used').waitFor();
  await context.close();
});

test('where the browser refuses to keep anything, the desk says what to allow', async ({ bed }) => {
  const { browser, desk } = bed;
  const context = await browser.newContext();
  // As Chromium does with all cookies blocked.
  await context.addInitScript(() =>
    Object.defineProperty(globalThis, 'localStorage', {
      get() {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    }),
  );
  const page = await context.newPage();
  await page.goto(desk);
  await page.getByText('Allow cookies and site data').waitFor();
  await context.close();
});
