import readXlsxFile from 'read-excel-file/node';
import { deskTexts } from '../browser/parts/siteTexts';
import { expect } from '../browser/test';
import {
  countKept,
  deskTest,
  expectUsable,
  linkInInbox,
  openDesk,
  orderOnSite,
  readDeskRecord,
  signIn,
} from './deskVisits';

const test = deskTest();

test('an order goes from the form over the inbox to the desk, is answered, and counted', async ({
  bed: { browser, site, desk },
}) => {
  const reference = await orderOnSite(browser, site);
  const storedStatus = async () =>
    (await readDeskRecord(site, reference))?.fields.status.stringValue;
  const link = await linkInInbox(site, new RegExp(`http://localhost:\\d+/enquiries/${reference}`));
  expect(new URL(link).origin).toBe(desk);

  // The link of the notice leads to the enquiry, over the sign-in.
  const { page, context, faults } = await openDesk(browser, link, { serviceWorkers: 'allow' });
  await page.getByRole('heading', { name: deskTexts.signIn.title }).waitFor();
  await expectUsable(page);
  await signIn(page, site);
  await page.getByRole('heading', { name: 'Asha Verma' }).waitFor();
  expect(page.url()).toBe(link);
  expect(await page.title()).toBe(`${reference} – Order desk`);
  await expect.poll(storedStatus).toBe('seen');
  await expectUsable(page);

  const call = page.getByRole('link', { name: 'Call 9876543210' });
  expect(await call.getAttribute('href')).toBe('tel:+919876543210');
  await page.getByRole('button', { name: 'Called' }).click();
  await page.getByLabel('Note').fill('Wants a price list.');
  await page.getByRole('button', { name: deskTexts.enquiry.addNote }).click();
  const history = page.getByRole('region', { name: 'History' });
  await history.getByText('Wants a price list.').waitFor();
  await expect.poll(storedStatus).toBe('called');
  await expect(history.getByText(deskTexts.list.waiting)).toHaveCount(0);
  // Opened, taken with the call, called, the note.
  expect(await history.getByRole('listitem').count()).toBe(4);
  expect(await history.innerText()).toContain('Order team');

  // A second order shows in the open list by itself, unread.
  await page.getByRole('link', { name: 'Enquiries', exact: true }).click();
  await page.getByText('Open: 1, not opened: 0').waitFor();
  const second = await orderOnSite(browser, site, { Name: 'Ravi Kumar', Mobile: '0987654321' });
  await page.getByRole('link', { name: 'Ravi Kumar' }).waitFor();
  await page.getByText('Open: 2, not opened: 1').waitFor();
  // Nobody has it, so it comes first.
  expect(await page.getByRole('listitem').first().innerText()).toContain(second);
  await expectUsable(page);

  // Without a network: what was loaded is there, and what is set goes out later.
  await page.evaluate(() => navigator.serviceWorker.ready);
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Asha Verma' }).click();
  // A page that a link led to begins at its top, with its heading focused.
  const top = () => page.evaluate(() => [scrollY, document.activeElement?.tagName]);
  await expect.poll(top).toEqual([0, 'H1']);
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: 'Ordered' }).click();
  // Beside how it ended, and in the history.
  const waiting = page.getByText(deskTexts.list.waiting);
  await expect(waiting).toHaveCount(2);
  // The page says so of its own copy: the device has it a moment later.
  await expect.poll(() => countKept(page, 'pending')).toBe(1);
  await page.reload();
  await page.getByRole('heading', { name: 'Asha Verma' }).waitFor();
  await expect(waiting).toHaveCount(2);
  expect(await storedStatus()).not.toBe('done');
  await context.setOffline(false);
  await expect.poll(storedStatus).toBe('done');

  // The library that writes workbooks comes when somebody wants one, and numbers keep their zeros in it.
  await page.getByRole('link', { name: 'Enquiries', exact: true }).click();
  const chunks = () =>
    page.evaluate(
      () =>
        performance.getEntriesByType('resource').filter(({ name }) => /assets.*\.js$/.test(name))
          .length,
    );
  const before = await chunks();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save 1 for Excel' }).click();
  const [{ data = [] } = {}] = await readXlsxFile(await (await saved).path());
  expect(data.flat()).toEqual(expect.arrayContaining(['Ravi Kumar', '0987654321']));
  expect(await chunks()).toBe(before + 1);

  await page.getByRole('link', { name: 'Figures' }).click();
  const week = page.getByRole('row').nth(1);
  await week.waitFor();
  expect((await week.getByRole('cell').allInnerTexts())[0]).toBe('2');
  const calls = page.getByRole('region', { name: deskTexts.numbers.calls, exact: true });
  expect(await calls.getByRole('row').nth(1).innerText()).toContain('5 min');
  await expectUsable(page);

  // A request that found no network is an error to the browser, and nothing else is.
  expect(faults.filter((fault) => !/ERR_INTERNET_DISCONNECTED|Failed to load/.test(fault))).toEqual(
    [],
  );
  await context.close();
});
