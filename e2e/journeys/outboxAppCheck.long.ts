import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { BrowserContext } from '@playwright/test';
import { paths } from '@site/company/paths';
import { composeSite } from '@site/compose/site/composeSite';
import { openReleases } from '@site/deploy/deployments/openReleases';
import { openStore } from '@site/releases/store/openStore';
import { databaseOfSources } from '@site/tooling/workspace';
import { currentReleases } from '../compatibility/currentReleases';
import { fillOrder, goodEntries, placeOrder } from '../browser/orderForm';
import { nextToast, toastsOn } from '../browser/parts/toasts';
import { APP_CHECK_TOKEN, RECAPTCHA, recaptcha, stubGoogle } from '../desk/googleStubs';
import { messages } from '../browser/parts/siteTexts';
import { statusLine, said } from '../browser/outboxVisits';
import { storedRecords } from '../site/storedRecords';
import { expect, testOnOwnSite, type Site } from '../browser/test';

let folder: string;
// The built releases, with another database and App Check enforced: no release says of itself whether it is used.
const test = testOnOwnSite(async () => {
  folder = mkdtempSync(join(tmpdir(), 'site-app-check-'));
  const store = openStore();
  const ids = Object.entries(currentReleases()).map(([name, place]) => [name, basename(place)]);
  const database = {
    ...databaseOfSources(),
    appCheck: { provider: 'recaptcha-v3' as const, siteKey: 'site-key' },
  };
  const made = join(folder, 'site');
  await composeSite(await openReleases(store, Object.fromEntries(ids)), {
    on: new Date().toISOString(),
    site: made,
    settings: { database },
  });
  return { site: made, appCheck: true };
}, 120_000);

test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function openForm(site: Site, before: (context: BrowserContext) => Promise<unknown>) {
  const asked: string[] = [];
  const tokens: (string | undefined)[] = [];
  const it = await site.visit(paths.buyNow, {
    before: async (context) => {
      await stubGoogle(context);
      context.on('request', (request) => {
        if (!request.url().startsWith(site.address)) asked.push(request.url());
        else if (request.method() === 'POST' && request.url().includes('/v1/')) {
          tokens.push(request.headers()['x-firebase-appcheck']);
        }
      });
      await before(context);
    },
  });
  return { ...it, asked, tokens };
}

test('nothing is asked of Google before the first send; then each send carries the token', async ({
  site,
}) => {
  const ranIn: string[] = [];
  const { page, faults, asked, tokens } = await openForm(site, async (context) => {
    await context.exposeFunction('onInner', (path: string) => ranIn.push(path));
    await context.route(RECAPTCHA, recaptcha);
  });
  await fillOrder(page, goodEntries);
  expect(asked).toEqual([]);
  await placeOrder(page);

  expect((await nextToast(page)).text).toBe(messages.saved);
  expect(tokens).toEqual([APP_CHECK_TOKEN]);
  // Google's scripts ran in the frame, whose page alone requires no integrity and no Trusted Types.
  expect(ranIn).toEqual(['/app-check']);
  expect(await page.evaluate(() => 'grecaptcha' in globalThis)).toBe(false);
  expect(await page.locator('iframe').count()).toBe(0);
  const { headers } = await fetch(site.address + paths.buyNow);
  expect(headers.get('content-security-policy')).toContain("require-trusted-types-for 'script'");
  expect(headers.get('content-security-policy')).not.toContain('google.com');
  expect(headers.get('integrity-policy')).toMatch(/^blocked-destinations=\(script\)/);
  expect(await storedRecords({ data: site.data })).toHaveLength(1);
  expect(faults).toEqual([]);
});

test('reCAPTCHA that never answers: the order waits after 15 s, and goes when it does', async ({
  site,
}) => {
  test.setTimeout(90_000);
  const { page } = await openForm(site, (context) =>
    context.route(RECAPTCHA, () => new Promise(() => {})),
  );
  await fillOrder(page, { ...goodEntries, Quantity: '77' });
  await placeOrder(page);
  await statusLine(page, said.waiting).waitFor();
  expect(await toastsOn(page).count()).toBe(0);

  await page.context().unroute(RECAPTCHA);
  await page.context().route(RECAPTCHA, recaptcha);
  await page.reload();
  await statusLine(page, said.sentLater).waitFor();
  expect((await storedRecords({ data: site.data }))[0]).toMatchObject({ Quantity: 77 });
});
