import { ALIVE } from '@site/contracts/boot';
import { paths } from '@site/company/paths';
import { expect, test } from '../browser/test';

for (const screen of ['phone', 'desktop'] as const)
  test(`on a ${screen} screen the header's links stay as wide in a page that the browser translates into Hindi`, async ({
    site,
  }) => {
    const { page } = await site.visit(paths.home, { screen });
    await page.waitForSelector(`html[${ALIVE}]`);
    const header = page.getByRole('banner');
    await header.locator('button[popovertarget]').filter({ visible: true }).click();
    const links = header.getByRole('link').filter({ visible: true });
    const widths = () =>
      links.evaluateAll((all) => all.map((link) => Math.round(link.getBoundingClientRect().width)));
    const before = await widths();
    expect(before.length).toBeGreaterThan(5);
    await page.evaluate(() => (document.documentElement.lang = 'hi'));
    expect(await widths()).toEqual(before);
  });
