import { test, type Page } from '@playwright/test';

/** From the smallest phone to the widest desk, in px: on either side of every breakpoint, and what people have. */
const WIDTHS = [
  ...[320, 340, 360, 375, 390, 414, 480, 544, 548, 600, 720, 767],
  ...[768, 820, 912, 1023, 1024, 1280, 1440, 1600, 1920, 2560],
];

const heightOf = (width: number) => (width < 768 ? 700 : 900);

/** Looks at a page at each of the widths, given in px. */
export async function forEachWidth(page: Page, look: (width: number) => Promise<unknown>) {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: heightOf(width) });
    await test.step(`${width} px`, () => look(width));
  }
}
