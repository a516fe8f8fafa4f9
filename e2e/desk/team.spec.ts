import { deskTexts, type DeskTexts } from '@site/order-desk/texts/deskTexts';
import type { Page } from '@playwright/test';
import {
  addMember,
  askForMail,
  button,
  deskTest,
  expectUsable,
  filled,
  type DeskBed,
  FIRST_ACCOUNT,
  linkInInbox,
  nameOf,
  openDesk,
  row,
  SIGN_IN_LINK,
  signIn,
  storeOrder,
  type StaffVisit,
} from './deskVisits';
import { sampleOf } from '@site/tooling/testing/testForm';
import { expect } from '../browser/test';

/** What ten people with phones do in a day, each of it in both languages of the desk. */
const test = deskTest();
const CODE = /\b[A-Z0-9]{4}-[A-Z0-9]{4}\b/;

for (const language of sampleOf(['en', 'hi'] as const, 2, 1)) {
  test.describe(`in ${language}`, () => {
    const texts: DeskTexts = deskTexts[language];
    const { list, claim, answer, statuses, enquiry, outcomes } = texts;
    const options = {
      locale: language === 'en' ? 'en-IN' : 'hi-IN',
      hasTouch: true,
    };
    const raviName = language === 'en' ? 'Ravi' : 'रवि';
    const raviMail = `ravi.${language}@cirvena.example`;
    let [asha, ravi]: StaffVisit[] = [];
    let count = 0;

    const openList = (page: Page) => page.getByRole('link', nameOf(texts.layout.enquiries)).click();
    const open = (page: Page, name: string) => page.getByRole('link', nameOf(name)).click();
    /** An order that both see. */
    async function order(bed: DeskBed, changes: Record<string, string> = {}): Promise<string> {
      const Name = `${language} ${String.fromCharCode(65 + count)}`;
      const Mobile = `98${language === 'en' ? 1 : 2}00000${String(count++).padStart(2, '0')}`;
      const visitor = { Name, Mobile, Email: `${Mobile}@mail.example`, ...changes };
      await storeOrder(bed.site, visitor);
      for (const { page } of [asha!, ravi!]) {
        await openList(page);
        await page.getByRole('link', nameOf(visitor.Name)).first().waitFor();
      }
      return visitor.Name;
    }
    const inHistory = (page: Page, text: string) =>
      page.getByRole('region', nameOf(enquiry.history)).getByText(text).first().waitFor();

    test.beforeAll(async ({ bed }) => {
      await addMember(bed.site, raviMail, raviName);
      const { browser, site, desk } = bed;
      asha = await openDesk(browser, desk, options);
      await signIn(asha.page, site, FIRST_ACCOUNT, texts);
      ravi = await openDesk(browser, desk, options);
      await signIn(ravi.page, site, raviMail, texts);
    });
    test.afterAll(() => Promise.all([asha?.context.close(), ravi?.context.close()]));

    test('who cannot open the link where the desk is types its code', async ({ bed }) => {
      const { browser, site, desk } = bed;
      const { signIn: words, layout } = texts;
      const installed = await openDesk(browser, desk, options);
      await installed.page.getByLabel(words.email).waitFor();
      await expectUsable(installed.page);
      await askForMail(installed.page, raviMail.toUpperCase(), words);
      const link = await linkInInbox(site, SIGN_IN_LINK);
      const code = await linkInInbox(site, CODE);
      // A scanner of mails opens it first, then Safari, which shares nothing with the installed desk.
      await fetch(link);
      const safari = await openDesk(browser, link, options);
      await safari.page.getByLabel(words.email).fill(raviMail);
      await button(safari.page, words.finish).click();
      await button(safari.page, layout.signOut).waitFor();

      // The phone has forgotten the page meanwhile.
      await installed.page.reload();
      await installed.page.getByLabel(words.code).fill('BBBB-BBBB');
      await button(installed.page, words.finish).click();
      await installed.page.getByText(words.badCode).waitFor();
      await expectUsable(installed.page);
      await installed.page.getByLabel(words.code).fill(code.toLowerCase());
      await button(installed.page, words.finish).click();
      await button(installed.page, layout.signOut).waitFor();
      await Promise.all([safari.context.close(), installed.context.close()]);
    });

    test('one tap takes an order, another one hands it over, and both see it', async ({ bed }) => {
      const [one, other] = [asha!.page, ravi!.page];
      const name = await order(bed);
      await open(one, name);
      await button(one, claim.take).click();
      await one.getByText(claim.mine).first().waitFor();
      await row(other, name)
        .getByText(filled(claim.other, { name: 'Order team' }))
        .waitFor();

      // Others are asked before they call.
      await row(other, name).getByRole('link').nth(1).click();
      await other.getByText(filled(claim.ask, { name: 'Order team' })).waitFor();
      await expectUsable(other);
      await button(other, claim.askNo).click();
      await one.getByRole('group').getByRole('button', nameOf(raviName)).first().click();
      await one
        .getByText(filled(claim.other, { name: raviName }))
        .first()
        .waitFor();
      await row(other, name).getByText(claim.mine).waitFor();
      await expectUsable(one);

      // Whoever calls all the same has it from then on.
      await openList(one);
      await row(one, name).getByRole('link').nth(1).click();
      await button(one, claim.askYes).click();
      await row(one, name).getByText(claim.mine).waitFor();
    });

    test('of two who call at the same moment one calls, and the other is told who has it', async ({
      bed,
    }) => {
      const pages = [asha!.page, ravi!.page];
      const name = await order(bed);
      const told = pages.map((page, index) => {
        const winner = index === 0 ? raviName : 'Order team';
        const region = page.getByRole('region', nameOf(name));
        return region.getByText(filled(claim.lost, { name: winner }));
      });
      await Promise.all(pages.map((page) => row(page, name).getByRole('link').nth(1).click()));
      // Until the store has answered, each of them may see that they have it.
      const lost = () => Promise.all(told.map((text) => text.count()));
      await expect.poll(async () => (await lost()).sort()).toEqual([0, 1]);
      const [loser, winner] = (await lost())[0] ? pages : pages.toReversed();
      await row(winner!, name).getByText(claim.mine).waitFor();
      await button(loser!, claim.understood).click();
      expect(await row(loser!, name).getByText(claim.mine).count()).toBe(0);
    });

    test('who is not reachable leaves the list until tomorrow, and comes back on top', async ({
      bed,
    }) => {
      const { page } = asha!;
      const name = await order(bed);
      await open(page, name);
      await button(page, statuses.notReachable).click();
      await page.getByText(answer.tryAgainWhen).waitFor();
      await expectUsable(page);
      const [tomorrow = ''] = answer.tomorrow.split(',');
      await page.getByRole('button', { name: new RegExp(`^${tomorrow}`) }).click();
      await page.getByText(claim.mine).first().waitFor();
      await openList(page);
      await page.getByRole('heading', { level: 1, ...nameOf(list.title) }).waitFor();
      expect(await row(page, name).count()).toBe(0);
      await page.getByRole('button', { name: list.later }).click();
      await row(page, name).waitFor();
      await expectUsable(page);
      await page.getByRole('button', { name: `${list.open}: ` }).click();

      const tomorrowsPage = await asha!.context.newPage();
      // Tomorrow's hour has passed then, whatever the hour is now.
      await tomorrowsPage.clock.setFixedTime(Date.now() + 48 * 60 * 60_000);
      await tomorrowsPage.goto(bed.desk);
      const due = tomorrowsPage.getByRole('region', nameOf(list.due)).getByRole('listitem');
      await due.filter({ hasText: name }).waitFor();
      await tomorrowsPage.close();
    });

    test('a look is undone, and the next of the list is a swipe or a key away', async ({ bed }) => {
      const { page } = ravi!;
      const [first, second] = [await order(bed), await order(bed)];
      const names = page.getByRole('region', nameOf(list.free)).getByRole('listitem');
      const all = (await names.allInnerTexts()).join();
      expect(all.indexOf(first)).toBeLessThan(all.indexOf(second));
      expect(await row(page, first).getByRole('link').nth(1).getAttribute('href')).toMatch(/^tel:/);
      await expectUsable(page);
      await open(page, first);
      await page.getByRole('heading', nameOf(first)).waitFor();
      await page.keyboard.press('ArrowRight');
      await page.getByRole('heading', nameOf(second)).waitFor();
      await page.getByRole('link', nameOf(enquiry.previous)).click();
      await page.getByRole('heading', nameOf(first)).waitFor();
      await button(page, answer.markNew).click();
      await row(page, first).getByText(statuses.new).waitFor();
      await row(page, second).getByText(statuses.seen).waitFor();
    });

    test('an order shows what else the person asked, and is answered in their language', async ({
      bed,
    }) => {
      const { page } = asha!;
      const Mobile = `97000000${language === 'en' ? '01' : '02'}`;
      await order(bed, { Name: `${language} Meera`, Mobile });
      await open(page, `${language} Meera`);
      await button(page, statuses.done).click();
      await expectUsable(page);
      await button(page, outcomes.noInterest).click();
      await inHistory(page, outcomes.noInterest);

      await order(bed, { Name: `${language} Mira`, Mobile });
      await row(page, `${language} Mira`)
        .getByText(filled(list.person, { count: 2 }))
        .waitFor();
      await open(page, `${language} Mira`);
      const person = page.getByRole('region', nameOf(filled(list.person, { count: 2 })));
      await person.getByText(outcomes.noInterest).waitFor();
      const message = async () =>
        new URL(
          (await page.getByRole('link', nameOf(enquiry.message)).getAttribute('href')) ?? '',
        ).searchParams.get('text');
      expect(await message()).toContain(`Hello ${language} Mira`);
      await page.getByRole('main').getByRole('button', nameOf('हिन्दी')).click();
      await expect.poll(() => message()).toContain(`नमस्ते ${language} Mira`);
      await inHistory(page, 'हिन्दी');
    });

    test('how it ended is in the numbers', async ({ bed }) => {
      const { page } = asha!;
      const name = await order(bed);
      await open(page, name);
      await button(page, statuses.done).click();
      await button(page, outcomes.ordered).click();
      await inHistory(page, outcomes.ordered);
      await page.getByRole('link', nameOf(texts.numbers.title)).click();
      const ends = page.getByRole('region', nameOf(texts.numbers.outcomes)).getByRole('row').nth(1);
      await expect(async () => {
        await page.reload();
        await ends.waitFor();
        const [, ordered] = await ends.getByRole('cell').allInnerTexts();
        expect(Number(ordered)).toBeGreaterThan(0);
      }).toPass({ timeout: 30_000 });
      await expectUsable(page);
    });
  });
}
