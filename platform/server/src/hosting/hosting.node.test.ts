import { STYLE_HASHES_FILE } from '@site/federation/page/styleHashes';
import { servedSites } from '../serve/testing/servedSite';
import { hostingRules } from './hostingRules';
import { hostingResponse } from './hostingResponse';

const serve = servedSites();

const SCRIPT = '/releases/shell/1.0.0-0123456789ab/main.12fb6b4f.js';
const STYLES = ["'sha256-bWFpbg=='"];
const LIST = '/releases/shell/index.json';
const files: Record<string, string> = {
  '/index.html': 'home',
  '/404.html': 'not found',
  '/buy-now/index.html': 'order',
  '/robots.txt': 'robots',
  [SCRIPT]: 'script',
  '/releases/shell/1.0.0-0123456789ab/release.json': '{}',
  [LIST]: '[]',
  [`/${STYLE_HASHES_FILE}`]: JSON.stringify(STYLES),
};

describe('the local server and the host respond alike', () => {
  const ask = async (path: string) => {
    const { code, headers } = await (await serve(files)).ask(path);
    return {
      local: { code, headers },
      host: hostingResponse(
        hostingRules(STYLES),
        Object.keys(files).filter((it) => !it.startsWith('/.')),
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
    ['/robots.txt', 200],
    ['/nowhere', 404],
    ['/no-such-file.png', 404],
    [SCRIPT, 200],
    ['/releases/shell/1.0.0-0123456789ab/release.json', 200],
    [LIST, 200],
    [`/${STYLE_HASHES_FILE}`, 404],
  ])('to %s: %d, with the same caching', async (path, code) => {
    const { local, host } = await ask(path);

    expect([local.code, host.code]).toEqual([code, code]);
    expect(host.headers.location).toBe(local.headers.location);
    expect(host.headers['cache-control']).toBe(local.headers['cache-control']);
  });

  test('with the same protection, and what https adds', async () => {
    const withoutReports = (text: unknown) =>
      String(text).replace('; report-uri /reports', '').replace(', endpoints=(site)', '');
    for (const path of ['/', '/nowhere', '/buy-now/', SCRIPT, LIST]) {
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

  // The host matches the address and not what it found. docs/deploying.md says what keeps this from harm.
  test('except for a missing file of a release, whose 404 the host lets caches keep', async () => {
    const { local, host } = await ask('/releases/shell/1.0.0-0123456789ab/gone.js');

    expect([local.code, host.code]).toEqual([404, 404]);
    expect(local.headers['cache-control']).toBe('no-cache');
    expect(host.headers['cache-control']).toMatch(/immutable/);
  });
});

test('the settings of the host name no address that it does not serve', () => {
  expect(JSON.stringify(hostingRules(STYLES))).not.toMatch(/"[^"]*(\/reports|\/visits|\/v1)/);
});
