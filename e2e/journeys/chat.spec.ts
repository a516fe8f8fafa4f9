import { brand } from '@site/contracts/brand';
import { languages, localised } from '@site/contracts/languages';
import { paths } from '@site/contracts/paths';
import { fillOrder, goodEntries, placeOrder } from '../browser/orderForm';
import { chatTexts } from '../browser/parts/siteTexts';
import { expect, testOnOwnSite } from '../browser/test';

const test = testOnOwnSite();

for (const language of languages) {
  test(`in ${language}, whoever has ordered goes on in a chat, with the reference and nothing else`, async ({
    site,
  }) => {
    const { page } = await site.visit(localised(paths.buyNow, language));
    const asked: URLSearchParams[] = [];
    await page.context().route(`${brand.social.whatsapp}*`, (route) => {
      asked.push(new URL(route.request().url()).searchParams);
      return route.fulfill({ body: 'A chat.' });
    });
    await fillOrder(page, goodEntries, language);
    await placeOrder(page, language);
    const { chat, chatText } = chatTexts[language];
    const link = page.getByRole('link', { name: chat });
    await link.waitFor();
    const reference = /[A-Z]{2}-[A-Z0-9]{4}-[A-Z0-9]{4}/.exec(
      await page.locator('main').innerText(),
    );
    // It is the visitor who begins it.
    expect(asked).toEqual([]);
    await link.click();
    await expect.poll(() => asked.length).toBe(1);
    expect([...asked[0]!]).toEqual([
      ['text', chatText.replace('{reference}', reference?.[0] ?? '-')],
    ]);
  });
}
