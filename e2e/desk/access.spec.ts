import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { collections } from '@site/contracts/enquiry';
import { staffCollections } from '@site/contracts/staffCollections';
import { firebaseProject, root } from '@site/tooling/workspace';
import { deskBed, FIRST_ACCOUNT, openDesk, orderOnSite, signIn } from './deskVisits';

const bed = deskBed();

const documents = () =>
  `${bed.desk}/v1/projects/${firebaseProject()}/databases/(default)/documents`;

/** How a query of a collection is answered. */
async function ask(collectionId: string, token?: string) {
  const response = await fetch(`${documents()}:runQuery`, {
    method: 'POST',
    headers: token === undefined ? {} : { Authorization: `Bearer ${token}` },
    body: JSON.stringify({ structuredQuery: { from: [{ collectionId }], limit: 10 } }),
  });
  return { code: response.status, text: await response.text() };
}

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

test('a visitor, a forged claim and a removed member read nothing', async () => {
  const { browser, site, desk } = bed;
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
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as object;

  for (const collection of [...Object.values(collections), ...Object.values(staffCollections)]) {
    expect((await ask(collection)).code).toBe(403);
    const forged = `${encode({ alg: 'none' })}.${encode({ ...claims, sub: 'x' })}.`;
    expect((await ask(collection, forged)).code).toBe(401);
    const changed = `${token.split('.')[0]}.${encode({ ...claims, exp: 9e9 })}.${signature}`;
    expect((await ask(collection, changed)).code).toBe(401);
  }
  expect((await ask(collections.orders, token)).text).toContain('Asha Verma');

  const script = join(root, 'platform/sign-in/src/staff.ts');
  const args = ['--import', 'tsx', script, 'remove', FIRST_ACCOUNT, '--data', site.data];
  execFileSync(process.execPath, args, { cwd: root });
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
  expect((await ask(collections.orders, token)).code).toBe(403);
  await context.close();
});

test('a link works once, and an address without an account gets none', async () => {
  const { browser, site, desk } = bed;
  const { page, context } = await openDesk(browser, desk);
  await page.getByLabel('E-mail address').fill('stranger@example.com');
  await page.getByRole('button', { name: 'Send the link' }).click();
  await page.getByText('If stranger@example.com belongs to the staff').waitFor();
  const inbox = await (await fetch(`${site.address}/inbox`)).text();
  expect(inbox).not.toContain('stranger@example.com');

  await page.goto(`${desk}/?mode=signIn&oobCode=used&apiKey=local`);
  await page.getByText('This link has been used').waitFor();
  await context.close();
});
