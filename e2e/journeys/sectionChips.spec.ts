import { languages, localised } from '@site/company/languages';
import type { ProductAnchor } from '@site/company/paths';
import { products } from '@site/company/products';
import { expect, IN_CHROMIUM, test } from '../browser/test';

/** Where the header scrolls away, the chips stand at the top. */
const cases = {
  'on the narrowest screen': { viewport: { width: 280, height: 653 } },
  'without script': { screen: 'phone', javaScriptEnabled: false },
} as const;

for (const [title, options] of Object.entries(cases)) {
  for (const language of languages) {
    test(
      `${title} the chips hide no heading that they lead to (${language})`,
      { tag: IN_CHROMIUM },
      async ({ site }) => {
        const { page } = await site.visit(localised(products[0]!.path, language), {
          ...options,
          reducedMotion: 'reduce',
        });
        const anchor: ProductAnchor = 'dosage-and-instructions';
        const chips = page.locator('main nav');
        await chips.locator(`a[href$="#${anchor}"]`).click();
        await page.waitForURL(`**#${anchor}`);
        const isInSight = () =>
          page.locator(`#${anchor} h2`).evaluate((heading) => {
            const { left, top } = heading.getBoundingClientRect();
            return heading.contains(document.elementFromPoint(left + 20, top + 8));
          });
        await expect.poll(isInSight).toBe(true);
        expect(await chips.evaluate((nav) => nav.getBoundingClientRect().top)).toBe(0);
      },
    );
  }
}
