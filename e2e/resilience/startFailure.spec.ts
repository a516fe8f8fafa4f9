import type { Page } from '@playwright/test';
import { brand } from '@site/contracts/brand';
import { ALIVE } from '@site/contracts/boot';
import { paths } from '@site/contracts/paths';
import { waitForFirstLine } from '../site/waitForFirstLine';
import { fillOrder, goodEntries, placeOrder } from '../browser/orderForm';
import { line, press, said } from '../browser/outboxVisits';
import { nextToast } from '../browser/parts/toasts';
import { actions, labels, siteTexts } from '../browser/parts/siteTexts';
import { expect, testOnOwnSite } from '../browser/test';

const test = testOnOwnSite();

const help = (page: Page) => page.getByRole('alert').filter({ hasText: brand.phone });

test('a browser without IntersectionObserver keeps the page, is told how to order, and it is reported', async ({
  site,
}) => {
  const { page } = await site.visit(paths.buyNow, {
    before: (context) =>
      context.addInitScript(() => Reflect.deleteProperty(window, 'IntersectionObserver')),
  });

  await help(page).waitFor();
  await page.getByRole('heading', { level: 1, name: siteTexts.order.title }).waitFor();
  await page.getByLabel(labels.Name, { exact: true }).waitFor();
  for (const href of [/^tel:/, /^mailto:/, /^https:/]) {
    const links = help(page).getByRole('link');
    const hrefs = await links.evaluateAll((all) =>
      all.map((element) => element.getAttribute('href') ?? ''),
    );
    expect(hrefs.filter((found) => href.test(found))).toHaveLength(1);
  }
  await page.goto('about:blank');
  expect(await waitForFirstLine(`${site.data}/reports.counts.jsonl`)).toContain('"start threw":1');
});

test('a page in Hindi says it in Hindi', async ({ site }) => {
  const { page } = await site.visit(`/hi${paths.buyNow}`, {
    before: (context) =>
      context.addInitScript(() => Reflect.deleteProperty(window, 'IntersectionObserver')),
  });
  await help(page).filter({ hasText: 'यह पेज पूरा लोड नहीं हुआ।' }).waitFor();
});

test('a script outside the page’s releases fails and does not hang', async ({ site }) => {
  const { page } = await site.visit(paths.privacyPolicy);
  // Before that the browser refuses every script by itself.
  await page.waitForSelector(`html[${ALIVE}]`, { state: 'attached' });
  const outcome = await page.evaluate(
    () =>
      new Promise((resolve) => {
        const script = document.createElement('script');
        script.addEventListener('load', () => resolve('load'));
        script.addEventListener('error', () => resolve('error'));
        script.src = '/releases/remote-order/elsewhere.js';
        document.head.append(script);
      }),
  );
  expect(outcome).toBe('error');
});

/** Runs in the page before its scripts: while `isRefusing`, the page's policy takes what sends for a script of no release. */
function refuseSender(): void {
  Object.assign(globalThis, { isRefusing: true });
  type Rules = { createScriptURL: (address: string) => string };
  const { trustedTypes } = globalThis as unknown as {
    trustedTypes: { createPolicy: (name: string, rules: Rules) => unknown };
  };
  const createPolicy = trustedTypes.createPolicy.bind(trustedTypes);
  trustedTypes.createPolicy = (name, { createScriptURL }) =>
    createPolicy(name, {
      createScriptURL: (address) =>
        createScriptURL(
          Reflect.get(globalThis, 'isRefusing') && /\/firestore\./.test(address)
            ? address.replace('/firestore.', '/elsewhere.')
            : address,
        ),
    });
}

test('a chunk that the policy refuses fails at once, and comes when it is asked for again', async ({
  site,
}) => {
  test.setTimeout(30_000);
  const { page } = await site.visit(paths.buyNow, {
    before: (context) => context.addInitScript(refuseSender),
  });
  await fillOrder(page, goodEntries);
  await placeOrder(page);
  await line(page, said.waiting).waitFor();

  await page.evaluate(() => Object.assign(globalThis, { isRefusing: false }));
  await press(page, actions.sendNow);
  expect((await nextToast(page)).kind).toBe('success');
});
