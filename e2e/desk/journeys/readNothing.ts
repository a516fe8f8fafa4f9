import { collections } from '@site/contracts/enquiry';
import { staffCollections } from '@site/firestore/staff/staffCollections';
import { idTokenKey, signIdToken } from '@site/firestore/signed-in/idToken';
import { readOwnerToken } from '@site/firestore/journal/ownerToken';
import { firebaseProject } from '@site/tooling/workspace';
import { expect } from '../../browser/test';
import {
  FIRST_ACCOUNT,
  openDesk,
  orderOnSite,
  removeMember,
  signIn,
  type DeskBed,
} from '../deskVisits';

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

/** A visitor, a forged claim, an expired session and a removed member read nothing. */
export async function readNothing({ browser, site, desk }: DeskBed): Promise<void> {
  await orderOnSite(browser, site);
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

  removeMember(site, FIRST_ACCOUNT);
  // The page of the removed member closes itself and leaves nothing on the device.
  await page.getByText('This account may not use the desk.').waitFor({ timeout: 10_000 });
  expect(await page.getByText('Asha Verma').count()).toBe(0);
  const kept = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const opening = indexedDB.open('order-desk');
        opening.onsuccess = () => {
          const all = opening.result.transaction('enquiries').objectStore('enquiries').count();
          all.onsuccess = () => resolve(all.result);
        };
      }),
  );
  expect(kept).toBe(0);
  expect((await ask(desk, collections.orders, token)).code).toBe(403);
  await context.close();
}
