import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { FORM_ASLEEP, PART, PART_STATUS } from '@site/contracts/boot';
import { brand } from '@site/company/brand';
import { folderOf } from '@site/contracts/applicationNames';
import type { RemoteName } from '@site/contracts/remotes';
import { paths } from '@site/company/paths';
import { products } from '@site/company/products';
import { sampleOf } from '@site/tooling/testing/testForm';
import { placeOrder } from '../browser/orderForm';
import {
  networkFaults,
  releaseFaults,
  type NetworkFault,
  type ReleaseFault,
} from '../browser/network/remoteFaults';
import { nextToast } from '../browser/parts/toasts';
import { whenSettled } from '../browser/visit';
import { labels, learnMoreOf, partFailed, siteTexts } from '../browser/parts/siteTexts';
import { expect, test } from '../browser/test';

const forte = products[0]?.name ?? '';

/** What a visitor is told, and what can be read all the same, while a remote on the home page is down. */
const down = {
  products: {
    notice: 'The product overview can be read, but does not fully work just now.',
    content: (page: Page) => page.getByRole('link', { name: learnMoreOf(forte) }).waitFor(),
    use: (page: Page) => page.getByRole('link', { name: learnMoreOf(forte) }).focus(),
    // Its links are the shell's business: nothing tells its visitors that it has come.
    answers: () => Promise.resolve(),
  },
  order: {
    notice: 'The order form cannot send just now.',
    content: (page: Page) => page.getByLabel(labels.Name, { exact: true }).waitFor(),
    use: (page: Page) => page.getByLabel(labels.Name, { exact: true }).click(),
    answers: (page: Page) =>
      page.waitForSelector(`main form:not([${FORM_ASLEEP}])`).then(() => undefined),
  },
};

type PlacedRemote = keyof typeof down & RemoteName;
const names = Object.keys(down) as PlacedRemote[];

const noticeOf = (page: Page, name: PlacedRemote) =>
  page.getByRole('status').filter({ hasText: down[name].notice });

/** How long the shell waits for a remote and its retries at most, in ms. */
const REMOTE_LIMIT = 12_000;

/** Looks at the whole page, until the remote that is not broken answers, and then at the broken one. */
async function lookAround(page: Page, broken: PlacedRemote): Promise<void> {
  const firstOf = (name: PlacedRemote) => page.locator(`[${PART}^="${name}/"]`).first();
  for (const part of await page.locator(`[${PART}]`).all()) await part.scrollIntoViewIfNeeded();
  const other = names.find((name) => name !== broken) as PlacedRemote;
  // A part that nobody looks at any more when the scripts come is not loaded.
  await firstOf(other).scrollIntoViewIfNeeded();
  await down[other].answers(page);
  await down[broken].use(page);
  expect(await noticeOf(page, other).count()).toBe(0);
}

async function expectRestToWork(page: Page, broken: PlacedRemote): Promise<void> {
  await lookAround(page, broken);
  await page.getByRole('button', { name: siteTexts.header.products }).click();
  await page.getByRole('banner').getByRole('link', { name: forte }).waitFor();
  await page.keyboard.press('Escape');
}

/** Uses a part that has failed: who went on before it failed is told no earlier. */
async function useFailed(page: Page, name: PlacedRemote): Promise<void> {
  const part = page.locator(`[${PART}^="${name}/"]`).first();
  await expect(part).toHaveAttribute(PART_STATUS, 'failed');
  await down[name].use(page);
}

/** What becomes of which script of a remote on its way. */
const faults: [NetworkFault, 'entry' | 'chunk'][] = [
  ['is down', 'entry'],
  ['answers with damaged files', 'entry'],
  ['hangs', 'entry'],
  ['is gone', 'chunk'],
  ['hangs', 'chunk'],
];

for (const name of names) {
  test.describe(name, () => {
    // In the short form each fault befalls one remote, and the next fault the other.
    const turn = names.indexOf(name);
    const folder = folderOf(name);
    const files = {
      entry: new RegExp(`${folder}/.*remoteEntry`),
      // The order's two forms arrive in one script.
      chunk: new RegExp(`${folder}/.*/(__federation_expose_.*|forms)[.].*js`),
      // Of a chunk, what all languages share: the texts are beside it.
      code: new RegExp(`${folder}/.*/(__federation_expose_.*|forms)[.]shared[.].*js`),
    };

    for (const [fault, file] of sampleOf(faults, 2, turn)) {
      test(`${fault} (${file}): its content stays, the rest works, Try again brings it alive`, async ({
        site,
      }) => {
        const { page } = await site.visit(paths.home, {
          before: async (context) => {
            await context.clock.install();
            await context.route(files[file], networkFaults[fault]);
          },
        });
        const started = Date.now();
        await expectRestToWork(page, name);
        // The rest does not wait for what is broken; how quick it is, the benchmark tells.
        expect(Date.now() - started).toBeLessThan(REMOTE_LIMIT);
        if (name === 'order')
          await page.getByLabel(labels.Name, { exact: true }).fill('Asha Verma');

        // Nobody waits for a remote that never answers: the page's clock goes past its time limit.
        if (fault === 'hangs') await page.clock.fastForward(REMOTE_LIMIT);
        await useFailed(page, name);
        const notice = noticeOf(page, name);
        await notice.waitFor();
        await notice.getByRole('link', { name: brand.phone }).waitFor();
        await notice.getByRole('link', { name: brand.email }).waitFor();
        await down[name].content(page);
        expect(await page.evaluate(() => 'intruder' in globalThis)).toBe(false);

        // Another form on the page may bring it before the press.
        const comes = page.waitForResponse(
          (response) => files[file].test(response.url()) && response.ok(),
        );
        await page.context().unroute(files[file]);
        // What hung may come by itself now, and the button goes.
        await Promise.race([
          notice.getByRole('button', { name: siteTexts.remotes.retry }).click(),
          notice.waitFor({ state: 'detached' }),
        ]);
        await comes;
        await down[name].answers(page);
        await notice.waitFor({ state: 'detached' });
        if (name === 'order') {
          await expect(page.getByLabel(labels.Name, { exact: true })).toHaveValue('Asha Verma');
          await placeOrder(page);
          expect((await nextToast(page)).kind).toBe('warning');
        }
      });
    }

    /** A release carries these in itself: its hashes are right, its code is not. */
    const broken: [ReleaseFault, keyof typeof files][] = [
      ['throws when it is evaluated', 'entry'],
      ['throws when it is evaluated', 'chunk'],
      ['throws when it is drawn', 'code'],
    ];

    for (const [fault, file] of sampleOf(broken, 2, turn)) {
      test(`${fault} (${file}): the visitor is told, and the rest works`, async ({
        site,
        startAltered,
      }) => {
        const own = await startAltered(files[file], releaseFaults(name)[fault], true);
        const { page } = await site.visit(own.address);
        const field = page.getByLabel(labels.Name, { exact: true });
        await field.fill('Asha Verma');
        await expectRestToWork(page, name);
        await useFailed(page, name);
        await noticeOf(page, name).waitFor();
        await down[name].content(page);
        await expect(field).toHaveValue('Asha Verma');
      });
    }

    const changed = 'has one changed byte: it does not run, the visitor is told, and so are we';
    for (const fault of sampleOf([changed], 2, turn + 1))
      test(fault, async ({ site, startAltered }) => {
        const own = await startAltered(
          files.chunk,
          (text) => `${text};globalThis.intruder=1`,
          false,
        );
        const { page } = await site.visit(own.address);
        await lookAround(page, name);
        await noticeOf(page, name).waitFor();
        expect(await page.evaluate(() => 'intruder' in globalThis)).toBe(false);
        await down[name].content(page);

        // The report goes out when the page is left.
        await page.goto('about:blank');
        // Other engines do not tell of layout shifts.
        const vitals = [
          'lcp',
          'fcp',
          'ttfb',
          ...(site.browser.browserType().name() === 'chromium' ? ['cls'] : []),
        ];
        await expect(() => {
          const counted = readFileSync(join(own.data, 'reports.counts.jsonl'), 'utf8');
          expect(counted).toContain('"outcome fallback":1');
          for (const vital of vitals) expect(counted).toContain(`"${vital} `);
        }).toPass();
      });
  });
}

test('a part that fails moves nothing that is looked at, and helps who uses it', async ({
  site,
}) => {
  const page = await site.browser.newPage();
  await page.route(/remote-order\/.*\.js/, (route) => route.abort());
  const failed = page.waitForEvent('console', (message) => /OrderForm is not/.test(message.text()));
  await page.goto(site.address + paths.buyNow);
  const last = page.getByRole('contentinfo').getByRole('link').last();
  await last.scrollIntoViewIfNeeded();
  const before = await last.boundingBox();
  await failed;
  await page.waitForSelector(`main [${PART}^="order/"][${PART_STATUS}=failed]`);
  await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  });
  expect(await last.boundingBox()).toEqual(before);

  await page.getByRole('contentinfo').getByRole('textbox').click();
  await page.getByRole('contentinfo').getByRole('link', { name: brand.phone }).nth(1).waitFor();
  await page.context().close();
});

test('an order that nobody can send is answered where its visitor looks', async ({ site }) => {
  const page = await site.browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.route(/remote-order\/.*\.js/, (route) => route.fulfill({ status: 404, body: '' }));
  let press = () => {};
  const pressed = new Promise<void>((resolve) => (press = resolve));
  await page.route(/\/shell\/.*\.js/, (route) => pressed.then(() => route.continue()));
  await page.goto(site.address + paths.buyNow, { waitUntil: 'commit' });
  await placeOrder(page);
  press();
  await expect(noticeOf(page, 'order').locator('section')).toBeFocused();

  await page.reload();
  await page.getByLabel(labels.Name, { exact: true }).fill('Asha Rao');
  await placeOrder(page);
  const help = noticeOf(page, 'order');
  await expect(help.locator('section')).toBeFocused();
  await expect(help).toBeInViewport();
  await expect(page.getByLabel(labels.Name, { exact: true })).toHaveValue('Asha Rao');

  // The subscription box is in the same script: who tries one again has both.
  await page.unroute(/remote-order\/.*\.js/);
  await help.getByRole('button', { name: siteTexts.remotes.retry }).click();
  await expect(page.getByText(partFailed)).toHaveCount(0);
  await page.context().close();
});

test('a page whose scripts are refused keeps its text, with one heading', async ({ site }) => {
  const { page } = await site.visit(products[0]?.path ?? '', {
    before: (context) => context.route(/remote-products\/.*\.js/, (route) => route.abort()),
  });
  await page.keyboard.press('Tab');
  await page.getByText('The product information can be read, but does not').waitFor();
  expect(await page.getByRole('heading', { level: 1 }).allTextContents()).toEqual([forte]);
});

test('a remote that goes away during a visit leaves the pages that need it with a fallback', async ({
  site,
}) => {
  const { page } = await site.visit(paths.privacyPolicy);
  await page.context().route(/remote-products\//, (route) => route.abort());
  await page.getByRole('button', { name: siteTexts.header.products }).click();
  await page.getByRole('banner').getByRole('link', { name: forte }).click();
  await whenSettled(page);

  const fallback = page
    .getByRole('status')
    .filter({ hasText: 'The product information can be read, but does not' });
  await fallback.waitFor();
  await page.context().unroute(/remote-products\//);
  await fallback.getByRole('button', { name: siteTexts.remotes.retry }).click();
  await page.getByRole('heading', { level: 1, name: forte }).waitFor();
});

test('who types right after Back stays in the field when the form’s remote has failed', async ({
  site,
}) => {
  const page = await site.browser.newPage({ viewport: { width: 360, height: 800 } });
  await page.route(/remote-order/, (route) => route.abort());
  await page.goto(site.address + paths.home, { waitUntil: 'commit' });
  await page.getByRole('link', { name: learnMoreOf(forte) }).click();
  await page.getByRole('heading', { level: 1, name: forte }).waitFor();
  await page.goBack();
  const field = page.getByLabel(labels.Name, { exact: true });
  await field.pressSequentially('A');

  await noticeOf(page, 'order').waitFor();
  await expect(field).toBeFocused();
  await page.context().close();
});
