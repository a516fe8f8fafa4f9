import { PINNED_RELEASES_ID } from '@site/contracts/pinnedReleases';
import { remotes } from '@site/contracts/remotes';
import { pageHtml } from '@site/compose/pageHtml';
import { PAGE_HASHES_FILE, styleBlock } from '@site/compose/pages';
import { testSites } from './testing/testSites';

const serve = testSites();
const ORIGIN = `http://localhost:${remotes.remoteOrder.devPort}`;

const pinned = (folder: string) => ({
  release: '1.0.0-0123456789ab',
  entry: `/releases/${folder}/1.0.0-0123456789ab/remoteEntry.js`,
  integrity: { [`/releases/${folder}/1.0.0-0123456789ab/remoteEntry.js`]: 'sha384-x' },
});
const releases = {
  remoteProducts: pinned('remote-products'),
  remoteOrder: pinned('remote-order'),
};
const fileOf = (folder: string, name: string) => ({
  address: `/releases/${folder}/1.0.0-0123456789ab/${name}`,
  integrity: 'sha384-x',
});
const page = pageHtml({
  scripts: [fileOf('shell', 'main.js')],
  styles: [
    styleBlock('/releases/remote-products/1.0.0-0123456789ab/', 'card.css', '.card{}'),
    styleBlock('/releases/remote-order/1.0.0-0123456789ab/', 'form.css', '.form{}'),
  ],
  fonts: [],
  icons: [],
  releases,
  content: '<p>text</p>'.repeat(200),
  head: '<title>$& Home</title>',
  year: 2026,
});
const files = {
  '/index.html': page,
  '/404.html': page,
  '/robots.txt': 'User-agent: *',
  [`/${PAGE_HASHES_FILE}`]: JSON.stringify({ scripts: ["'sha256-boot'"], styles: [] }),
};

test('pages load one remote from its development server, and nothing of its live release', async () => {
  const { ask } = await serve(files, { local: 'remoteOrder' });
  const { code, headers, body } = await ask('/', { headers: { 'Accept-Encoding': 'br' } });
  const html = body.toString();
  const block = new RegExp(`id="${PINNED_RELEASES_ID}">(.*?)</script>`).exec(html)?.[1] ?? '';

  expect(code).toBe(200);
  expect(headers['content-encoding']).toBeUndefined();
  expect(JSON.parse(block)).toEqual({
    ...releases,
    remoteOrder: {
      release: 'development',
      entry: `${ORIGIN}/remoteEntry.js`,
      integrity: {},
      routes: [],
    },
  });
  expect(html).toContain('<div id="site" data-live-only');
  expect(html).toContain('<title>$& Home</title>');
  expect(html).toContain('.card{}');
  expect(html).not.toContain('.form{}');
  expect(html).not.toContain('/releases/remote-order/');
  expect((await ask('/nowhere')).body.toString()).toContain(ORIGIN);
});

test('the policy allows that origin, and search engines do not index the pages', async () => {
  const { ask } = await serve(files, { local: 'remoteOrder' });
  const { headers } = await ask('/');
  const policy = String(headers['content-security-policy']).split('; ');

  expect(policy).toEqual(
    expect.arrayContaining([
      "default-src 'none'",
      `script-src 'self' 'strict-dynamic' 'sha256-boot' ${ORIGIN}`,
      `style-src 'self' 'unsafe-inline' ${ORIGIN}`,
      expect.stringMatching(
        new RegExp(
          `^connect-src 'self' .*${ORIGIN} ws://localhost:${remotes.remoteOrder.devPort}$`,
        ),
      ),
    ]),
  );
  expect(policy.join()).not.toContain('trusted-types');
  expect(headers['integrity-policy']).toBeUndefined();
  expect(headers['x-robots-tag']).toBe('noindex');
});
