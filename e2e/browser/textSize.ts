import type { Page } from 'playwright-core';

/** The text size that a browser starts with, in px. */
const USUAL = 16;

/**
 * Sets the text size of the browser, in percent; not the zoom, which makes everything larger. It holds until the window
 * changes its size.
 */
export async function setTextSize(page: Page, percent: number): Promise<void> {
  const standard = (USUAL * percent) / 100;
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard } });
  await page.waitForFunction(
    (size) => getComputedStyle(document.documentElement).fontSize === size,
    `${standard}px`,
  );
  await session.detach();
}
