import { deskTexts, type DeskTexts } from '@site/order-desk/texts/deskTexts';
import { sampleOf } from '@site/tooling/testing/testForm';
import { expect } from '../browser/test';
import {
  addMember,
  askDatabase,
  button,
  deskTest,
  expectUsable,
  filled,
  FIRST_ACCOUNT,
  nameOf,
  openDesk,
  orderOnSite,
  readDeskRecord,
  row,
  signIn,
  type DeskBed,
} from './deskVisits';

/** What nobody is to forget: a claim without an outcome, and who is off. */
const test = deskTest();
const MINUTE = 60_000;
/** Writes down when the claim of an order lapses, as the notices do in the minute after it is made. */
async function letLapse(site: DeskBed['site'], reference: string): Promise<void> {
  const { name } = (await readDeskRecord(site, reference)) ?? {};
  const at = (ms: number) => ({ timestampValue: new Date(ms).toISOString() });
  const fields = { toldOf: at(Date.now() + 20 * MINUTE), changedAt: at(Date.now()) };
  const updateMask = { fieldPaths: Object.keys(fields) };
  await askDatabase(site, 'commit', { writes: [{ update: { name, fields }, updateMask }] });
}

for (const language of sampleOf(['en', 'hi'] as const, 2, 1)) {
  test(`in ${language} a lapsed claim is due, is taken over, and the call is asked about`, async ({
    bed,
  }) => {
    const { browser, site, desk } = bed;
    const texts: DeskTexts = deskTexts[language];
    const { list, claim, answer, duty, statuses, enquiry } = texts;
    const options = {
      locale: language === 'en' ? 'en-IN' : 'hi-IN',
      hasTouch: true,
    };
    const raviMail = `ravi.${language}@cirvena.example`;
    await addMember(site, raviMail, 'Ravi');
    const name = `${language} Asha`;
    const Mobile = `950000000${language === 'en' ? 1 : 2}`;
    const reference = await orderOnSite(browser, site, { Name: name, Mobile });
    const { page: ravi, context: ravis } = await openDesk(browser, desk, options);
    await signIn(ravi, site, raviMail, texts);

    // Ravi taps the number in the list, and leaves without a word.
    await row(ravi, name).getByRole('link').nth(1).click();
    const asked = ravi.getByRole('region', nameOf(name));
    await asked.getByRole('heading', nameOf(answer.title)).waitFor();
    await expectUsable(ravi);
    await button(ravi, claim.later).click();
    await letLapse(site, reference);
    // He is off as well.
    await button(ravi, duty.askOff).click();
    await ravi.getByText(duty.offWhen).waitFor();
    await expectUsable(ravi);
    await ravi.getByRole('button', nameOf(answer.anHour)).click();
    await button(ravi, duty.back).waitFor();
    await ravis.close();

    const { page, context, faults } = await openDesk(browser, desk, options);
    await signIn(page, site, FIRST_ACCOUNT, texts);
    await page.clock.setFixedTime(Date.now() + 40 * MINUTE);
    await page.reload();
    const due = page.getByRole('region', nameOf(list.due)).getByRole('listitem');
    const [before = ''] = list.taken.split('{ago}').filter((text) => text.trim() !== '');
    await due.filter({ hasText: name }).getByText(before.trim()).waitFor();
    await expectUsable(page);
    await due.getByRole('link').nth(1).click();
    await button(page, claim.askYes).click();
    const prompt = page.getByRole('region', nameOf(name));
    await prompt.getByRole('button', nameOf(statuses.called)).click();
    await row(page, name).getByText(statuses.called).waitFor();

    await page.getByRole('link', nameOf(name)).click();
    await page
      .getByRole('region', nameOf(enquiry.history))
      .getByText(filled(enquiry.tookOver, { name: 'Ravi' }))
      .waitFor();

    // The last one on duty goes as well.
    await page.getByRole('link', nameOf(texts.layout.enquiries)).click();
    await button(page, duty.askOff).click();
    await page.getByRole('button', nameOf(answer.anHour)).click();
    await page.getByText(list.nobodyOn).waitFor();
    await expectUsable(page);
    await button(page, duty.back).click();
    await expect(page.getByText(list.nobodyOn)).toHaveCount(0);
    expect(faults).toEqual([]);
    await context.close();
  });
}
