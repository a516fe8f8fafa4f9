import { remotes } from '@site/contracts/remotes';
import { PAGE_HASHES_FILE } from '@site/compose/pages';
import { testSites } from './testing/testSites';

const serve = testSites();
const ORIGIN = `http://localhost:${remotes.remoteOrder.devPort}`;

test('the policy allows that origin, and search engines do not index the pages', async () => {
  const { ask } = await serve(
    {
      '/index.html': '<p>Home</p>',
      [`/${PAGE_HASHES_FILE}`]: JSON.stringify({ scripts: ["'sha256-boot'"], styles: [] }),
    },
    { local: 'remoteOrder' },
  );
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
