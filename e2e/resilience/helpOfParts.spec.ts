import { languages, localised } from '@site/company/languages';
import { paths } from '@site/company/paths';
import { expect, IN_CHROMIUM, test } from '../browser/test';

const WIDTHS = [320, 360, 768, 1024, 1440, 2560];

const CANNOT_SEND = { en: 'cannot send just now', hi: 'अभी भेजा नहीं जा सकता' };

const forms: readonly [path: string, form: string][] = [
  [paths.home, 'main form'],
  [paths.buyNow, 'main form'],
  [paths.privacyPolicy, 'footer form'],
];

for (const language of languages) {
  for (const [path, form] of forms) {
    test(
      `the help of ${form} on ${localised(path, language)} says what it cannot do, as wide as it`,
      { tag: IN_CHROMIUM },
      async ({ site }) => {
        const { page } = await site.visit(localised(path, language), {
          reducedMotion: 'reduce',
          before: (context) => context.route(/remote-order\/.*\.js/, (route) => route.abort()),
        });
        await page.locator(form).locator('input').first().fill('A');
        const [part = ''] = form.split(' ');
        const help = page.locator(part).locator('[role=status] section').filter({
          hasText: CANNOT_SEND[language],
        });
        await help.waitFor();
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 900 });
          const [below, above] = await Promise.all([
            help.boundingBox(),
            page.locator(form).boundingBox(),
          ]);
          expect([width, below!.x, below!.width]).toEqual([width, above!.x, above!.width]);
        }
      },
    );
  }
}
