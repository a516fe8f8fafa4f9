import { FORM_ASLEEP } from '@site/contracts/boot';
import { paths } from '@site/company/paths';
import { fillOrder, goodEntries } from '../browser/orderForm';
import { emailPlaceholder } from '../browser/parts/siteTexts';
import { expect, test } from '../browser/test';

// A whole file may be on the clipboard. `validateOrder.node.test.ts` tries texts of all kinds.
test('a paste of a megabyte is answered within a second, in every field', async ({ site }) => {
  const text = `a@${'a.'.repeat(500_000)}b`;
  const { page } = await site.visit(paths.buyNow);
  await page.waitForSelector(`main form:not([${FORM_ASLEEP}])`);
  await page.getByPlaceholder(emailPlaceholder).focus();
  await page.waitForSelector(`footer form:not([${FORM_ASLEEP}])`);
  await fillOrder(page, goodEntries);
  for (const [form, field] of [
    ...(['Name', 'Email', 'Mobile', 'Quantity'] as const).map((field) => ['main', field] as const),
    ['footer', 'Email'] as const,
  ]) {
    const control = page.locator(`${form} form [name="${field}"]`);
    const before = await control.inputValue();
    const ms = await control.evaluate(async (element: HTMLInputElement, pasted) => {
      const since = performance.now();
      element.value = pasted;
      element.dispatchEvent(
        new InputEvent('input', { bubbles: true, inputType: 'insertFromPaste' }),
      );
      element.form!.requestSubmit();
      while (element.getAttribute('aria-invalid') !== 'true')
        await new Promise(requestAnimationFrame);
      return performance.now() - since;
    }, text);
    // A browser takes as long on a busy machine to draw so long a line at all.
    const own = await page.evaluate(async (pasted) => {
      const plain = document.body.appendChild(document.createElement('input'));
      const since = performance.now();
      plain.value = pasted;
      plain.focus();
      for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
      const taken = performance.now() - since;
      plain.remove();
      return taken;
    }, text);
    expect.soft(ms, `${form} ${field}`).toBeLessThan(Math.max(1000, 3 * own));
    // Firefox does not let its driver type over so long a text in a field for addresses.
    await control.evaluate((element: HTMLInputElement, text) => {
      element.value = text;
      element.dispatchEvent(new InputEvent('input', { bubbles: true }));
    }, before);
  }
});
