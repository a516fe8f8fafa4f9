import { PAGE_HASHES_FILE } from '@site/compose/pages';
import noticeSettings from '@site/order-notices/settings.json';
import { REPORTS_FUNCTION } from '@site/reports/take/reportsFunction';
import { testSites } from '../serve/testing/testSites';
import { hostingRules } from './hostingRules';
import { hostingResponse } from './hostingResponse';
import { isHidden } from '../site-files/openSiteFiles';

const serve = testSites();

const RELEASE = '/releases/shell/1.0.0-0123456789ab/';
const SCRIPT = `${RELEASE}main.12fb6b4f.js`;
const STYLES = ["'sha256-Zm9ybQ=='", "'sha256-bWFpbg=='"];
const PICTURE = '/og/home.jpg';
const LIST = '/releases/shell/index.json';
const rules = hostingRules({
  scripts: [],
  styles: STYLES,
  releases: [RELEASE],
  hasAppCheck: true,
});
const policyIn = (headers: Readonly<Record<string, unknown>>) =>
  String(headers['content-security-policy']);
const stylesIn = (policy: string) => /style-src 'self' ([^;]*)/.exec(policy)?.[1];
const files: Record<string, string> = {
  '/index.html': 'home',
  '/404.html': 'not found',
  '/buy-now/index.html': 'order',
  '/robots.txt': 'robots',
  [PICTURE]: 'picture',
  [SCRIPT]: 'script',
  [`${RELEASE}release.json`]: '{}',
  [`${RELEASE}data/index.json`]: '{}',
  '/app-check/index.html': 'frame',
  '/.hidden': 'hidden',
  '/releases/.hidden/file.js': 'hidden',
  [LIST]: '[]',
  [`/${PAGE_HASHES_FILE}`]: JSON.stringify({ scripts: [], styles: STYLES }),
};

describe('the local server and the host respond alike', () => {
  const ask = async (path: string) => {
    const { code, headers } = await (await serve(files)).ask(path);
    return {
      local: { code, headers },
      host: hostingResponse(
        rules,
        Object.keys(files).filter((it) => !isHidden(it)),
        path,
      ),
    };
  };

  test.each([
    ['/', 200],
    ['/buy-now', 200],
    ['/buy-now/', 301],
    ['/buy-now/index.html', 301],
    ['/buy-now/index', 301],
    ['/index.html', 301],
    ['/404', 404],
    ['/hi/404', 404],
    ['/hi/nowhere', 404],
    ['/app-check', 200],
    ['/.hidden', 404],
    ['/releases/.hidden/file.js', 404],
    // A release that is not there yet, or not any more: browsers may not keep that for a year.
    ['/releases/shell/2.0.0-0123456789ab/main.js', 404],
    ['/robots.txt', 200],
    ['/nowhere', 404],
    ['/no-such-file.png', 404],
    [SCRIPT, 200],
    ['/releases/shell/1.0.0-0123456789ab/release.json', 200],
    ['/releases/shell/1.0.0-0123456789ab/data/index.json', 200],
    [LIST, 200],
    [`/${PAGE_HASHES_FILE}`, 404],
  ])('to %s: %d, with the same caching', async (path, code) => {
    const { local, host } = await ask(path);

    expect([local.code, host.code]).toEqual([code, code]);
    expect(host.headers.location).toBe(local.headers.location);
    expect(host.headers['cache-control']).toBe(local.headers['cache-control']);
  });

  test('with the same protection, and what https adds', async () => {
    const withoutReports = (text: unknown) =>
      String(text).replace('; report-uri /reports', '').replace(', endpoints=(site)', '');
    for (const path of ['/', '/nowhere', '/buy-now/', '/app-check', SCRIPT, LIST, PICTURE]) {
      const { local, host } = await ask(path);
      const { 'strict-transport-security': https, location, ...shared } = host.headers;
      const sent = Object.fromEntries(
        Object.keys(shared).map((name) => [name, withoutReports(local.headers[name])]),
      );

      expect(shared).toEqual(sent);
      expect(https).toMatch(/^max-age=\d{8}$/);
      expect(location === undefined).toBe(host.code !== 301);
    }
  });

  test.each(['/', '/?from=here', '/buy-now/', '/nowhere'])(
    'to %s: the policy admits the styles of all pages',
    async (path) => {
      const { local, host } = await ask(path);

      for (const { headers } of [local, host])
        expect(stylesIn(policyIn(headers))).toBe(STYLES.join(' '));
    },
  );

  // The host matches the address and not what it found. No page names a file that its release never had.
  test('except for a file that a published release never had, whose 404 the host lets caches keep', async () => {
    const { local, host } = await ask(`${RELEASE}never.js`);

    expect([local.code, host.code]).toEqual([404, 404]);
    expect(local.headers['cache-control']).toBe('no-cache');
    expect(host.headers['cache-control']).toMatch(/immutable/);
  });
});

test('what is sent to addresses of the site itself, the host passes on to the function that counts it', () => {
  const settings = { scripts: [], styles: STYLES, releases: [RELEASE] };
  const { rewrites } = hostingRules({ ...settings, visits: '/visits', violations: '/reports' });
  const takes = { functionId: REPORTS_FUNCTION, region: noticeSettings.region };

  expect(rewrites).toEqual([
    { source: '/visits', function: takes },
    { source: '/reports', function: takes },
  ]);
  expect(
    hostingRules({ ...settings, visits: 'https://reports.example/v' }).rewrites,
  ).toBeUndefined();
});

test('the settings of the host name no address that it does not serve', () => {
  expect(JSON.stringify(rules)).not.toMatch(/"[^"]*(\/reports|\/visits|\/v1)/);
});
