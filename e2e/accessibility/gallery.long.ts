import { axeFindings } from '../browser/axeFindings';
import { START_TIMEOUT_MS, startNpm, type Program } from '@site/tooling/testing/startProgram';
import { expect, test } from '../browser/test';

let gallery: Program;
let address: string;

test.beforeAll(async () => {
  test.setTimeout(START_TIMEOUT_MS);
  gallery = startNpm(['run', 'dev', '--', 'gallery']);
  [, address = ''] = await gallery.line(/(http:\S+) \(Ctrl-C/);
});
test.afterAll(() => gallery?.kill());

for (const width of [360, 1440]) {
  test(`axe finds nothing in the gallery at ${width} px, light and dark`, async ({ browser }) => {
    const page = await browser.newPage({
      viewport: { width, height: 900 },
      reducedMotion: 'reduce',
    });
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(String(error)));
    await page.goto(address);
    await page.getByRole('heading', { name: 'VisuallyHidden' }).waitFor();
    // Carousels move once they are seen.
    await page.locator('[aria-roledescription="carousel"]').first().scrollIntoViewIfNeeded();
    await page.getByRole('button', { name: /^Next/ }).first().waitFor();

    expect(await axeFindings(page)).toEqual([]);
    // Both schemes are there: the same words on a light ground and on a dark one.
    const grounds = await page
      .locator('[data-scheme]')
      .evaluateAll(
        (all) => new Set(all.map((element) => getComputedStyle(element).backgroundColor)).size,
      );
    expect(grounds).toBe(2);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth <= document.body.clientWidth),
    ).toBe(true);
    expect(faults).toEqual([]);
    await page.close();
  });
}
