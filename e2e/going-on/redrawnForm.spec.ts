import { FORM_ASLEEP } from '@site/contracts/boot';
import { folderOf } from '@site/contracts/applicationNames';
import { RELEASES_ADDRESS } from '@site/contracts/publishedRelease';
import { paths } from '@site/company/paths';
import { expect, test } from '../browser/test';
import { outsideChanges } from './outsideChanges';

test('who types into a form that is translated goes on typing while it begins to answer', async ({
  site,
}) => {
  const { page, release } = await site.visit(paths.buyNow, {
    hold: new RegExp(`${RELEASES_ADDRESS}${folderOf('order')}/.*\\.js$`),
  });
  const field = page.locator('main form [name="Name"]');
  await field.pressSequentially('As');
  const prerendered = await field.elementHandle();
  await page.evaluate(outsideChanges['a translation by font elements'] as () => void);
  release();
  await prerendered!.waitForElementState('hidden');
  await page.waitForSelector(`main form:not([${FORM_ASLEEP}])`);
  await page.keyboard.type('ha');
  await expect(field).toHaveValue('Asha');
});
