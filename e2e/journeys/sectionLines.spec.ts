import type { Locator } from '@playwright/test';
import { paths } from '@site/company/paths';
import { expect, IN_CHROMIUM, test } from '../browser/test';

/** The lines of the home page from one section to the next. */
const LINES = 'main section > svg';

/** How much of a line is drawn, of 1: what its dash, which is longer than the line, is moved by is not there. */
const drawn = (line: Locator) =>
  line.evaluate((element) => {
    const { strokeDasharray, strokeDashoffset } = getComputedStyle(element);
    return strokeDasharray === 'none'
      ? 1
      : 1 - parseFloat(strokeDashoffset) / parseFloat(strokeDasharray);
  });

/** Scrolls until the top of a line has come so far up into the window, of its height. */
const scrollUntil = (line: Locator, part: number) =>
  line.evaluate((element, part) => {
    // What is above is measured when it is near the window.
    for (let turn = 0; turn < 3; turn++)
      scrollBy({
        top: element.getBoundingClientRect().top - innerHeight * (1 - part),
        behavior: 'instant',
      });
  }, part);

for (const javaScriptEnabled of [true, false]) {
  test(
    `the lines between sections are drawn as one scrolls, ${javaScriptEnabled ? 'with' : 'without'} script`,
    { tag: IN_CHROMIUM },
    async ({ site }) => {
      const { page } = await site.visit(paths.home, { screen: 'desktop', javaScriptEnabled });
      const lines = await page.locator(LINES).all();
      expect(lines).toHaveLength(2);
      for (const line of lines) {
        await scrollUntil(line, 0);
        await expect.poll(() => drawn(line)).toBe(0);
        await scrollUntil(line, 0.3);
        await expect.poll(() => drawn(line)).toBeGreaterThan(0);
        const some = await drawn(line);
        expect(some).toBeLessThan(1);
        await scrollUntil(line, 0.4);
        await expect.poll(() => drawn(line)).toBeGreaterThan(some);
        await scrollUntil(line, 0.9);
        await expect.poll(() => drawn(line)).toBe(1);
      }
    },
  );
}

test(
  'whoever wants less motion sees the lines between sections whole',
  { tag: IN_CHROMIUM },
  async ({ site }) => {
    const { page } = await site.visit(paths.home, { screen: 'desktop', reducedMotion: 'reduce' });
    const lines = await page.locator(LINES).all();
    expect(lines).toHaveLength(2);
    for (const line of lines) {
      await scrollUntil(line, 0.1);
      await expect.poll(() => drawn(line)).toBe(1);
    }
  },
);
