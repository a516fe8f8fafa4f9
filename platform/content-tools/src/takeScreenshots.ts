import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openBrowser } from '@site/tooling/browser/openBrowser';
import { root } from '@site/tooling/workspace';

const FOLDER = join(root, 'docs', 'screenshots');

/** Of 100. */
const QUALITY = 82;

/** Takes the README's pictures of the site that is at an address, in both colour schemes. */
export async function takeScreenshots(address: string): Promise<void> {
  await mkdir(FOLDER, { recursive: true });
  const browser = await openBrowser();
  try {
    for (const colorScheme of ['light', 'dark'] as const) {
      const context = await browser.newContext({
        colorScheme,
        viewport: { width: 1440, height: 900 },
        reducedMotion: 'reduce',
      });
      const page = await context.newPage();
      await page.goto(address, { waitUntil: 'networkidle' });
      // A font that is late on the first visit is there on the second.
      await page.reload({ waitUntil: 'networkidle' });
      const tools = await context.newCDPSession(page);
      const options = { format: 'webp', quality: QUALITY } as const;
      const { data } = await tools.send('Page.captureScreenshot', options);
      await writeFile(join(FOLDER, `home-1440-${colorScheme}.webp`), Buffer.from(data, 'base64'));
    }
  } finally {
    await browser.close();
  }
  console.log(`Took the pictures in ${FOLDER}.`);
}
