import type { Browser, Route } from 'playwright-core';
import { brand } from '@site/contracts/brand';
import { remotes, type RemoteName } from '@site/contracts/federation';
import { paths } from '@site/contracts/paths';
import { products } from '@site/contracts/products';
import { openBrowser } from '../browser/openBrowser';
import { startSite, type StartedSite } from '../browser/startSite';
import { visit, whenSettled } from '../browser/visit';

let browser: Browser;
let site: StartedSite;

beforeAll(async () => {
  [browser, site] = await Promise.all([openBrowser(), startSite()]);
});
afterAll(async () => {
  await browser.close();
  await site.stop();
});

const script = (body: string) => (route: Route) =>
  route.fulfill({ contentType: 'text/javascript', body });

/** What can become of a remote's container script. */
const faults: [string, (route: Route) => Promise<void>][] = [
  ['refuses the connection', (route) => route.abort('connectionrefused')],
  [
    'answers with a page',
    (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Sign in</h1>' }),
  ],
  ['is gone', (route) => route.fulfill({ status: 404, body: 'Not found' })],
  ['fails inside', (route) => route.fulfill({ status: 500, body: '' })],
  ['throws when it starts', script('throw new Error("broken release")')],
  ['never answers', () => new Promise(() => {})],
];

const missing: Record<RemoteName, string> = {
  remoteProducts: 'The product overview could not be loaded.',
  remoteOrder: 'The order form could not be loaded.',
};
const present: Record<RemoteName, string> = {
  remoteProducts: `Learn More about ${products[0]?.name}`,
  remoteOrder: 'Place Order',
};

const names = Object.keys(remotes) as RemoteName[];

describe.each(names)('%s', (name) => {
  const other = names.find((it) => it !== name) as RemoteName;
  const entry = new RegExp(`${remotes[name].folder}/.*remoteEntry`);
  const part = (it: RemoteName) => ({ name: present[it], exact: true });

  test.each(faults)('%s: the rest works, and Try again brings it back', async (_fault, answer) => {
    const { page, end } = await visit(browser, site.address, {
      before: (context) => context.route(entry, answer),
    });

    const fallback = page.getByRole('status').filter({ hasText: missing[name] });
    await fallback.waitFor();
    expect(await fallback.getByRole('link', { name: brand.phone }).isVisible()).toBe(true);
    expect(await fallback.getByRole('link', { name: brand.email }).isVisible()).toBe(true);
    const otherPart = page.getByRole(other === 'remoteOrder' ? 'button' : 'link', part(other));
    expect(await otherPart.isVisible()).toBe(true);
    await page.getByRole('button', { name: 'Products' }).click();
    expect(
      await page
        .getByRole('banner')
        .getByRole('link', { name: products[0]?.name ?? '' })
        .isVisible(),
    ).toBe(true);

    await page.context().unroute(entry);
    await fallback.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole(name === 'remoteOrder' ? 'button' : 'link', part(name)).waitFor();
    await end();
  });

  test('a missing chunk is told apart from a missing remote, and comes back too', async () => {
    const chunk = new RegExp(`${remotes[name].folder}/.*__federation_expose_.*[.]js`);
    const { page, end } = await visit(browser, site.address, {
      before: (context) =>
        context.route(chunk, (route) => route.fulfill({ status: 404, body: '' })),
    });
    const fallback = page.getByRole('status').filter({ hasText: missing[name] });
    await fallback.waitFor();

    await page.context().unroute(chunk);
    await fallback.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole(name === 'remoteOrder' ? 'button' : 'link', part(name)).waitFor();
    await end();
  });
});

test('a remote that goes away during a visit leaves the pages that need it with a fallback', async () => {
  const { page, end } = await visit(browser, site.address + paths.privacyPolicy);
  await page.context().route(/remote-products\//, (route) => route.abort());
  await page.getByRole('button', { name: 'Products' }).click();
  await page
    .getByRole('banner')
    .getByRole('link', { name: products[0]?.name ?? '' })
    .click();
  await whenSettled(page);

  const fallback = page
    .getByRole('status')
    .filter({ hasText: 'The product information could not be loaded.' });
  await fallback.waitFor();
  await page.context().unroute(/remote-products\//);
  await fallback.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('heading', { level: 1, name: products[0]?.name ?? '' }).waitFor();
  await end();
});
