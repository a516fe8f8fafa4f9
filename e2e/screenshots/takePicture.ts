import { writeFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';

/** Brings every picture that waits until it comes near. */
async function loadPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.allSettled([...document.images].map((image) => image.decode()));
    await document.fonts.ready;
  });
}

/** Writes what the page shows as PNG; the whole page, or the window alone. */
export async function takePicture(page: Page, file: string, isWindowOnly: boolean): Promise<void> {
  await loadPictures(page);
  // The sticky header would stand in the middle of a whole page.
  if (!isWindowOnly) await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await page.screenshot({ path: file, fullPage: !isWindowOnly, animations: 'disabled' });
}

/** Writes the window as WebP in the best quality that keeps the file under `limit` bytes. Rejects when none does. */
export async function takeSmallPicture(page: Page, file: string, limit: number): Promise<void> {
  await loadPictures(page);
  const session = await page.context().newCDPSession(page);
  for (let quality = 90; quality >= 30; quality -= 10) {
    const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality });
    const picture = Buffer.from(data, 'base64');
    if (picture.length < limit) return writeFile(file, picture);
  }
  throw new Error(`${file} would be larger than ${limit} bytes.`);
}
