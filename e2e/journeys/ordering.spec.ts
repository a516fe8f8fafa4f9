import { brand } from '@site/company/brand';
import { orderFieldNames } from '@site/order-model/orderFields';
import { languages, localised } from '@site/company/languages';
import { paths } from '@site/company/paths';
import {
  fillOrder,
  goodEntries,
  noEntries,
  ownName,
  placeOrder,
  readOrder,
} from '../browser/orderForm';
import { nextToast } from '../browser/parts/toasts';
import { ordersOf } from '../site/storedRecords';
import { type VisitOptions } from '../browser/visit';
import { chatTexts, messages } from '../browser/parts/siteTexts';
import { expect, test, type Site } from '../browser/test';

const openForm = (site: Site, path: string = paths.buyNow, options?: VisitOptions) =>
  site.visit(path, options);

const record = (fields: Record<string, unknown>) =>
  Object.fromEntries(orderFieldNames.map((name) => [name, fields[name]]));

for (const [place, path, screen] of [
  ['the form page, on a phone', paths.buyNow, 'phone'],
  ['the home page, at a desk', paths.home, 'desktop'],
] as const) {
  test(`an order from ${place} is on disk with its six fields`, async ({ site }) => {
    const entries = { ...goodEntries, Name: ownName() };
    const { page, faults } = await openForm(site, path, { screen });

    await fillOrder(page, { ...entries, Mobile: '+91 98765 43210' });
    await placeOrder(page);

    expect(await nextToast(page)).toEqual({ kind: 'success', text: messages.saved });
    expect(await readOrder(page)).toEqual(noEntries);
    const stored = await ordersOf(site, entries.Name);
    expect(stored).toHaveLength(1);
    expect(record(stored[0] ?? {})).toEqual({
      Name: entries.Name,
      Email: entries.Email,
      Mobile: '9876543210',
      Quantity: 2,
      RetailerSelfUse: 'Self Use',
      Products: entries.Products,
    });
    await page.getByText('We have received your order enquiry.').waitFor();
    const kept = await page.evaluate(() => JSON.stringify(sessionStorage));
    for (const name of ['Name', 'Email', 'Mobile'] as const) {
      expect(kept).not.toContain(entries[name]);
    }
    expect(faults).toEqual([]);
  });
}

for (const language of languages) {
  test(`in ${language}, what Hindi keyboards and copied texts bring is taken as it is meant; a chat goes on from there`, async ({
    site,
  }) => {
    const visitor = `आशा ${ownName()}`;
    const { page } = await openForm(site, localised(paths.buyNow, language));
    const asked: URLSearchParams[] = [];
    await page.context().route(`${brand.social.whatsapp}*`, (route) => {
      asked.push(new URL(route.request().url()).searchParams);
      return route.fulfill({ body: 'A chat.' });
    });
    const field = (name: string) => page.locator(`main [name=${name}]`);
    const type = async (name: string, text: string) => {
      await field(name).click();
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.insertText(text);
    };
    await type('Name', visitor);
    await type('Email', '\u2068asha@उदाहरण.भारत\u2069');
    await type('Mobile', '+९१ ९८७६५ ४३२१०\u200e');
    for (const list of await page.locator('main select').all())
      await list.selectOption({ index: 1 });
    for (const wrong of ['दो', '1e3', '1.000']) {
      await type('Quantity', wrong);
      await page.locator('main button[type=submit]').click();
      await page.locator('main [name=Quantity][aria-invalid=true]').waitFor();
      await expect(field('Quantity')).toHaveValue(wrong);
      const said = await field('Quantity').evaluate((element) =>
        (element.getAttribute('aria-describedby') ?? '')
          .split(' ')
          .map((id) => document.getElementById(id)?.textContent)
          .join(' '),
      );
      expect(said).toContain('100000');
      await type('Quantity', '');
    }
    await type('Quantity', '१२');
    await field('Quantity').hover();
    await page.mouse.wheel(0, 300);
    await expect(field('Quantity')).toHaveValue('१२');
    await page.locator('main button[type=submit]').click();
    await page.locator('[data-toast=success]').waitFor();
    const stored = await ordersOf(site, visitor);
    expect(stored).toHaveLength(1);
    expect(record(stored[0] ?? {})).toMatchObject({
      Email: 'asha@xn--p1b6ci4b4b3a.xn--h2brj9c',
      Mobile: '9876543210',
      Quantity: 12,
    });

    await test.step('whoever has ordered goes on in a chat, with the reference and nothing else', async () => {
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
  });
}

test('a tab that is duplicated has a draft of its own: both orders arrive', async ({ site }) => {
  const entries = { ...goodEntries, Name: ownName() };
  const { page } = await openForm(site);
  await fillOrder(page, entries);
  // Copies what the tab keeps, as a browser does that duplicates one.
  const [copy] = await Promise.all([
    page.waitForEvent('popup'),
    page.evaluate(() => void window.open(location.href)),
  ]);
  await expect.poll(() => readOrder(copy)).toEqual(entries);
  await fillOrder(copy, { Quantity: '5' });
  await placeOrder(copy);
  await nextToast(copy);

  // A tab behind another one tells nothing: nobody would see it.
  await page.bringToFront();
  await page.reload();
  await expect.poll(() => readOrder(page)).toEqual(entries);
  await placeOrder(page);
  await nextToast(page);
  const stored = await ordersOf(site, entries.Name);
  expect(stored.map(({ Quantity }) => Quantity).sort()).toEqual([2, 5]);
});
