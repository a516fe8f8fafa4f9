import { languages, localised } from '@site/company/languages';
import { productAnchors, type ProductAnchor } from '@site/company/paths';
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

for (const viewport of [
  { width: 640, height: 400 },
  { width: 360, height: 640 },
  { width: 800, height: 600 },
]) {
  test(`each chip that has the focus is wholly in its row, ${viewport.width} x ${viewport.height} px`, async ({
    site,
  }) => {
    const { page } = await site.visit(products[0]!.path, { viewport, reducedMotion: 'reduce' });
    const list = page.locator('main nav ul');
    const chips = list.getByRole('link');
    // The middle is read: the current chip is far from either end.
    await page.locator('#mechanism-of-action').evaluate((section) => section.scrollIntoView());
    await list.locator('[aria-current][href$="#mechanism-of-action"]').waitFor();
    /** Where the page scrolls, another section becomes the current one: without motion within some frames, before a rest. */
    const whenStill = () =>
      page.evaluate(async () => {
        for (let frame = 0; frame < 10; frame += 1) await new Promise(requestAnimationFrame);
        await new Promise((idle) => (self.requestIdleCallback ?? setTimeout)(idle));
      });
    const cutOff = async (at: number) => {
      await expect(chips.nth(at)).toBeFocused();
      return list.evaluate((row) => {
        const [box, chip] = [row, document.activeElement!].map((it) => it.getBoundingClientRect());
        return Math.max(0, box!.left - chip!.left, chip!.right - box!.right);
      });
    };
    await chips.first().focus();
    await whenStill();
    for (let at = 0; at < productAnchors.length; at += 1) {
      expect(await cutOff(at), `chip ${at}, Tab`).toBeLessThan(1);
      await page.keyboard.press('Tab');
      await whenStill();
    }
    for (let at = productAnchors.length - 1; at >= 0; at -= 1) {
      await page.keyboard.press('Shift+Tab');
      await whenStill();
      expect(await cutOff(at), `chip ${at}, Shift+Tab`).toBeLessThan(1);
    }
  });
}
