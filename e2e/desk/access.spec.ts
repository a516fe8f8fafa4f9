import { deskBed, openDesk, readInbox } from './deskVisits';
import { readNothing } from './journeys/readNothing';

const bed = deskBed();

test('a visitor, a forged claim, an expired session and a removed member read nothing', () =>
  readNothing(bed));

test('a link works once, and an address without an account gets none', async () => {
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
