import type { Page } from '@playwright/test';
import { languages, localised } from '@site/company/languages';
import { paths } from '@site/company/paths';
import { products } from '@site/company/products';
import { expect, test } from '../browser/test';

const pack = (page: Page) => page.getByRole('figure');
const chosenProduct = (page: Page) => page.locator('main [name=Products]');

for (const language of languages) {
  for (const { name, path } of products) {
    test(`in ${language}, Buy Now of ${name} leads to the form below its pack, with no product chosen`, async ({
      page,
    }) => {
      await page.goto(localised(path, language), { waitUntil: 'commit' });
      await page
        .locator(`main a[href="${localised(paths.buyNow, language)}"]`)
        .first()
        .click();

      await expect(pack(page)).toHaveText(name);
      await expect(pack(page).getByRole('presentation')).toBeInViewport();
      await expect(chosenProduct(page)).toHaveValue('');
    });
  }
}

test('a link that leads to the form from a page without a product shows no pack', async ({
  page,
}) => {
  await page.goto(products[0]?.path ?? '');
  await page.getByRole('link', { name: 'Privacy Policy' }).last().click();
  await page.waitForURL(`**${paths.privacyPolicy}`);
  await page.locator(`header a[href="${paths.buyNow}"]`).first().click();
  await page.waitForURL(`**${paths.buyNow}`);

  await expect(chosenProduct(page)).toBeVisible();
  await expect(pack(page)).toHaveCount(0);
});
