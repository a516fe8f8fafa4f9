import type { Page } from '@playwright/test';

/** The default text size of browsers, in px. */
const DEFAULT_SIZE = 16;

/** Sets the browser's text size, in percent; unlike zoom it leaves widths alone. */
export async function setTextSize(page: Page, percent: number): Promise<void> {
  const standard = (DEFAULT_SIZE * percent) / 100;
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard } });
  await session.detach();
  await page.waitForFunction(
    (size) => getComputedStyle(document.documentElement).fontSize === size,
    `${standard}px`,
  );
  // Chromium updates `matchMedia` only when the window is resized.
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  await page.setViewportSize({ width, height: height + 1 });
  await page.setViewportSize({ width, height });
}
