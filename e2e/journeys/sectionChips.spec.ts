import { languages, localised } from '@site/company/languages';
import type { ProductAnchor } from '@site/company/paths';
import { products } from '@site/company/products';
import { expect, IN_CHROMIUM, test } from '../browser/test';

for (const language of languages) {
  test(
    `on the narrowest screen the chips hide no heading that they lead to (${language})`,
    { tag: IN_CHROMIUM },
    async ({ site }) => {
      const { page } = await site.visit(localised(products[0]!.path, language), {
        viewport: { width: 280, height: 653 },
        reducedMotion: 'reduce',
      });
      const anchor: ProductAnchor = 'dosage-and-instructions';
      await page.locator(`main nav a[href$="#${anchor}"]`).click();
      await page.waitForURL(`**#${anchor}`);
      const isInSight = () =>
        page.locator(`#${anchor} h2`).evaluate((heading) => {
          const { left, top } = heading.getBoundingClientRect();
          return heading.contains(document.elementFromPoint(left + 20, top + 8));
        });
      await expect.poll(isInSight).toBe(true);
    },
  );
}
