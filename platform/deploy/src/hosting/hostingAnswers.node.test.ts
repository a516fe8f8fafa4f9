import noticeSettings from '@site/order-backend/settings.json';
import { REPORTS_FUNCTION } from '@site/reports/cloudReports';
import { cacheControl } from './siteHeaders';
import { hostingAnswers } from './hostingAnswers';
import { hostingRules, releaseFoldersOf } from './hostingRules';

const RELEASE = '/releases/shell/1.0.0-0123456789ab/';
const PICTURE = '/og/home.jpg';
const files = [
  ...['/index.html', '/404.html', '/buy-now/index.html', '/app-check/index.html'],
  ...['/hi/index.html', '/hi/buy-now/index.html'],
  ...['/robots.txt', PICTURE],
  ...[`${RELEASE}main.js`, `${RELEASE}release.json`, `${RELEASE}data/index.json`],
];
const STYLES = ["'sha256-Zm9ybQ=='"];
const releases = releaseFoldersOf(files);
const rules = hostingRules({ scripts: [], styles: STYLES, releases, hasAppCheck: true });
const answer = hostingAnswers(rules, files);

test.each([
  ['/', '/index.html'],
  ['/buy-now', '/buy-now/index.html'],
  ['/robots.txt', '/robots.txt'],
])('%s is %s, which browsers revalidate each time', (path, file) => {
  const { headers, ...found } = answer(path);
  expect(found).toEqual({ code: 200, file });
  expect(headers['cache-control']).toBe(cacheControl.page);
});

test.each([`${RELEASE}main.js`, `${RELEASE}data/index.json`])(
  '%s is kept for good, with the short policy of what is no page',
  (path) => {
    const { code, headers } = answer(path);
    expect([code, headers['cache-control']]).toEqual([200, cacheControl.release]);
    expect(headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'");
  },
);

test.each([
  ['/buy-now/', '/buy-now'],
  ['/buy-now/index.html', '/buy-now'],
  ['/index.html', '/'],
  ['//', '/'],
  ['/BUY-NOW', '/buy-now'],
  ['/Buy-Now/', '/buy-now'],
  ['/HI/buy-now', '/hi/buy-now'],
  ['/Hi', '/hi'],
])('%s redirects to %s', (path, location) => {
  expect(answer(path)).toMatchObject({ code: 301, headers: { location } });
});

test.each([
  ...[
    '/404',
    '/hi/404',
    '/nowhere',
    '/hi/nowhere',
    '/Nowhere',
    '/Robots.txt',
    '/.hidden',
    '/no-such-file.png',
  ],
  ...['/buy-now/more', '/../index.html', '//evil.example/buy-now', '/%2e%2e/robots.txt'],
  // A release that is not there yet, or not any more: browsers may not keep that for a year.
  '/releases/shell/2.0.0-0123456789ab/main.js',
])('%s is unknown, and nobody keeps that', (path) => {
  const { code, file, headers } = answer(path);
  expect([code, file, headers.location]).toEqual([404, '/404.html', undefined]);
  expect(headers['cache-control']).toBe(cacheControl.page);
});

// The host matches the address and not what it found. No page names a file that its release never had.
test('that a published release never had a file may be kept', () => {
  const { code, headers } = answer(`${RELEASE}never.js`);
  expect([code, headers['cache-control']]).toEqual([404, cacheControl.release]);
});

test('all pages have the policy of the site, the frame one of its own; pictures are for other sites too', () => {
  for (const path of ['/', '/nowhere', '/buy-now/']) {
    expect(answer(path).headers['content-security-policy']).toContain(
      `style-src 'self' ${STYLES[0]}`,
    );
  }
  expect(answer('/app-check').headers['content-security-policy']).toContain('recaptcha');
  for (const picture of [PICTURE, `${RELEASE}tube.webp`]) {
    expect(answer(picture).headers['cross-origin-resource-policy']).toBe('cross-origin');
  }
  expect(answer('/').headers['strict-transport-security']).toMatch(/^max-age=\d{8}$/);
});

test('what is sent to addresses of the site itself, the host passes on to the function that counts it', () => {
  const settings = { scripts: [], styles: STYLES, releases };
  const { rewrites } = hostingRules({ ...settings, visits: '/visits', violations: '/reports' });
  const takes = { function: REPORTS_FUNCTION, functionRegion: noticeSettings.region };

  expect(rewrites).toEqual([
    { glob: '/visits', ...takes },
    { glob: '/reports', ...takes },
  ]);
  expect(
    hostingRules({ ...settings, visits: 'https://reports.example/v' }).rewrites,
  ).toBeUndefined();
});
