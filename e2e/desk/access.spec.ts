import { deskTest, openDesk, readInbox } from './deskVisits';
import { readNothing } from './journeys/readNothing';
import { expect } from '../browser/test';

const test = deskTest();

test('a visitor, a forged claim, an expired session and a removed member read nothing', ({ bed }) =>
  readNothing(bed));

test('a link works once, and an address without an account gets none', async ({ bed }) => {
  const { browser, site, desk } = bed;
  const { page, context } = await openDesk(browser, desk);
  await page.getByLabel('E-mail address').fill('stranger@example.com');
  await page.getByRole('button', { name: 'Send the mail' }).click();
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
