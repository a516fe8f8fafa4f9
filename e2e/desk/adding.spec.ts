import { deskTexts } from '@site/order-desk/texts/deskTexts';
import { expect } from '../browser/test';
import { deskTest, expectUsable, storeOrder } from './deskVisits';

const test = deskTest();

/** How many enquiries the site has had: a worker that tries a test again begins with none, as its site does. */
let enquiries = 0;

for (const language of ['en', 'hi'] as const) {
  const texts = deskTexts[language];
  const { add, sources, claim, enquiry, layout, list, statuses } = texts;

  test(`in ${language} who telephones is written down, also without a network, and once`, async ({
    bed: { site, openSignedIn },
  }) => {
    const Mobile = `97000001${language === 'en' ? '01' : '02'}`;
    await storeOrder(site, { Name: `${language} Meera`, Mobile, Email: `${Mobile}@shop.test` });
    const locale = `${language}-IN`;
    const { page, context, faults } = await openSignedIn({
      locale,
      hasTouch: true,
      serviceWorkers: 'allow',
    });
    const { labels } = add;
    const button = (name: string, on = page) => on.getByRole('button', { name, exact: true });
    const openAdding = async () => {
      await page.getByRole('link', { name: layout.enquiries, exact: true }).click();
      await page.getByRole('link', { name: add.title, exact: true }).click();
      await page.getByRole('heading', { name: add.title }).waitFor();
    };
    const fillRest = async () => {
      await page.getByLabel(labels.Products).selectOption({ index: 1 });
      await page.getByLabel(labels.Quantity).fill('4');
      await page.getByLabel(labels.RetailerSelfUse).selectOption('Self Use');
    };

    await openAdding();
    await expectUsable(page);
    await button(add.submit).click();
    await page.getByText(add.faults.Name).waitFor();
    await expect(page.getByLabel(labels.Mobile)).toBeFocused();
    await expectUsable(page);
    // A number that is known fills in name and address.
    await page.getByLabel(labels.Mobile).fill(`+91 ${Mobile}`);
    await button(add.fill).click();
    // As of a tab that the phone closed during the call.
    await page.reload();
    await expect(page.getByLabel(labels.Name)).toHaveValue(`${language} Meera`);
    await expectUsable(page);
    await fillRest();
    await button(add.submit).click();
    await page.getByRole('heading', { name: `${language} Meera` }).waitFor();
    await page.getByText(claim.mine).first().waitFor();
    const history = page.getByRole('region', { name: enquiry.history, exact: true });
    const came = sources.telephone;
    await history.getByText(enquiry.writtenDown.replace('{source}', came)).waitFor();
    await expect(history.getByText(enquiry.waiting)).toHaveCount(0);

    // Without a network: it is shown, kept over a reload, and goes out once.
    await page.evaluate(() => navigator.serviceWorker.ready);
    await openAdding();
    await context.setOffline(true);
    await page.getByLabel(add.source).selectOption('missedCall');
    await page.getByLabel(labels.Mobile).fill(`96000001${language === 'en' ? '01' : '02'}`);
    await page.getByLabel(labels.Name).fill(`${language} Tara`);
    await page.getByLabel(add.noEmail).check();
    await expectUsable(page);
    await fillRest();
    await button(add.submit).click();
    await page.getByRole('heading', { name: `${language} Tara` }).waitFor();
    await history.getByText(enquiry.waiting).first().waitFor();
    await page.reload();
    await page.getByRole('heading', { name: `${language} Tara` }).waitFor();
    await page.getByText(enquiry.noEmail, { exact: true }).waitFor();
    await expect(page.locator('a[href^="mailto:"]')).toHaveCount(0);
    await context.setOffline(false);
    await expect(history.getByText(enquiry.waiting)).toHaveCount(0);
    await button(statuses.called).click();
    await page.getByText(claim.mine).first().waitFor();
    await page.getByRole('link', { name: layout.enquiries, exact: true }).click();
    await expect(page.getByRole('link', { name: `${language} Tara`, exact: true })).toHaveCount(1);

    // Another device has it, the numbers count it, and it is erased like any other.
    const other = await openSignedIn({ locale });
    const row = other.page.getByRole('listitem').filter({ hasText: `${language} Tara` });
    await expect(row).toHaveCount(1);
    await row.getByText(sources.missedCall).waitFor();
    await row.getByText(list.waiting).waitFor({ state: 'detached' });
    await row.getByRole('link').first().click();
    await button(enquiry.erase, other.page).click();
    await button(enquiry.eraseYes, other.page).click();
    await other.page.getByText(list.erased).waitFor();
    await other.page.getByRole('link', { name: layout.numbers, exact: true }).click();
    const week = other.page.getByRole('row').nth(1);
    enquiries += 3;
    await expect(week.getByRole('cell').first()).toHaveText(String(enquiries));
    await other.context.close();
    expect(
      faults.filter((fault) => !/ERR_INTERNET_DISCONNECTED|Failed to load/.test(fault)),
    ).toEqual([]);
    await context.close();
  });
}
