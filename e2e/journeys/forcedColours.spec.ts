import { localised } from '@site/company/languages';
import { paths } from '@site/company/paths';
import { products } from '@site/company/products';
import { expect, IN_CHROMIUM, test } from '../browser/test';

const [forte, cream] = products.map(({ path }) => path) as [string, string];

/** What stands in a frame, found by what is in it, in forced colours: backgrounds and shadows are not drawn then. */
const FRAMES: Readonly<Record<string, readonly [what: string, frames: string, count: number][]>> = {
  [paths.home]: [['product cards', 'article', 2]],
  [forte]: [
    ['callouts', 'section > div:has(> h3 + p)', 3],
    ['tiles of the dosage', '#dosage-and-instructions dl > div', 3],
    ['the closing card', 'section:has(> div > h2 ~ a)', 1],
  ],
  [cream]: [
    ['callouts', 'section > div:has(> h3 + p)', 3],
    ['tiles of the dosage', '#dosage-and-instructions dl > div', 2],
  ],
};

for (const [path, framed] of Object.entries(FRAMES)) {
  test(
    `in forced colours all of ${path} has its frames`,
    { tag: IN_CHROMIUM },
    async ({ site }) => {
      const { page } = await site.visit(path);
      await page.emulateMedia({ forcedColors: 'active' });
      for (const [what, frames, count] of framed) {
        const isFramed = await page
          .locator('main')
          .locator(frames)
          .evaluateAll((all) =>
            all.map((element) => {
              const style = getComputedStyle(element);
              // What is transparent is drawn in these colours, whatever its style says.
              const line = (kind: 'border-top' | 'outline') =>
                style.getPropertyValue(`${kind}-style`) !== 'none' &&
                parseFloat(style.getPropertyValue(`${kind}-width`)) >= 1;
              return line('border-top') || line('outline');
            }),
          );
        expect(isFramed.length, what).toBeGreaterThanOrEqual(count);
        expect(isFramed, what).not.toContain(false);
      }
    },
  );
}

test(
  'in forced colours a select is told from a text field',
  { tag: IN_CHROMIUM },
  async ({ site }) => {
    const { page } = await site.visit(paths.buyNow);
    await page.emulateMedia({ forcedColors: 'active' });
    const arrows = await page.locator('main form select').evaluateAll((all) =>
      all.map((select) => {
        const { appearance, backgroundImage } = getComputedStyle(select);
        // What is drawn with gradients is not drawn then.
        return appearance !== 'none' || backgroundImage.includes('url(');
      }),
    );
    expect(arrows).toEqual([true, true]);
  },
);

for (const colorScheme of ['light', 'dark'] as const) {
  test(`in ${colorScheme} focus has not the colour of a fault`, async ({ site }) => {
    const { page } = await site.visit(localised(paths.buyNow, 'hi'), { colorScheme });
    const name = page.locator('main form [name=Name]');
    await name.focus();
    const focus = await name.evaluate((element) => getComputedStyle(element).outlineColor);
    await page.locator('main form [type=submit]').click();
    await expect(name).toHaveAttribute('aria-invalid', 'true');
    const fault = await name.evaluate((element) => getComputedStyle(element).borderTopColor);
    const [hueOfFocus, hueOfFault] = [focus, fault].map((colour) =>
      Number(/oklch\(\S+ \S+ ([\d.]+)/.exec(colour)?.[1]),
    ) as [number, number];
    expect(Math.abs(hueOfFocus - hueOfFault)).toBeGreaterThan(40);
  });
}
