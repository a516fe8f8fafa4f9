import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { VIOLATIONS_ADDRESS } from '@site/contracts/visitReport';
import { cacheControl, securityHeaders } from '../headers/siteHeaders';
import { testSites } from './testing/testSites';

const serve = testSites();

const page = (title: string) =>
  `<!doctype html><title>${title}</title>${'<p>text</p>'.repeat(200)}`;
const script = `console.log(${'1234567890'.repeat(200)})`;
const SCRIPT = '/releases/shell/1.0.0-0123456789ab/main.js';

const files = {
  '/index.html': page('Home'),
  '/buy-now/index.html': page('Buy now'),
  '/products/forte/index.html': page('Forte'),
  '/404.html': page('Not here'),
  '/robots.txt': 'User-agent: *',
  [SCRIPT]: script,
};

test('a page is HTML that browsers revalidate each time', async () => {
  const { ask } = await serve(files);
  const { code, headers, body } = await ask('/buy-now?from=here');

  expect(code).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    'content-length': String(body.length),
    vary: 'Accept-Encoding',
    etag: expect.stringMatching(/^"[\w-]{20,}"$/),
  });
  expect(body.toString()).toBe(page('Buy now'));
});

test('a file of a release is cached for good', async () => {
  const { ask } = await serve(files);
  const { headers, body } = await ask(SCRIPT);

  expect(headers['cache-control']).toBe(cacheControl.release);
  expect(headers['content-type']).toBe('text/javascript; charset=utf-8');
  expect(body.toString()).toBe(script);
});

test('the list of releases is revalidated each time', async () => {
  const { ask } = await serve({ ...files, '/releases/shell/index.json': '[]' });
  expect((await ask('/releases/shell/index.json')).headers).toMatchObject({
    'cache-control': cacheControl.page,
    'content-type': 'application/json',
  });
});

test.each([
  ['br, gzip', 'br', brotliDecompressSync],
  ['gzip, deflate', 'gzip', gunzipSync],
  ['br;q=0, gzip;q=0.5', 'gzip', gunzipSync],
  ['*', 'br', brotliDecompressSync],
  ['', undefined, (bytes: Buffer) => bytes],
  ['br;q=0', undefined, (bytes: Buffer) => bytes],
  ['sabre', undefined, (bytes: Buffer) => bytes],
])('Accept-Encoding "%s" gets %s', async (accepted, encoding, unpack) => {
  const { ask } = await serve(files);
  const plain = await ask(SCRIPT);
  const { headers, body } = await ask(SCRIPT, { headers: { 'Accept-Encoding': accepted } });

  expect(headers['content-encoding']).toBe(encoding);
  expect(unpack(body).toString()).toBe(script);
  expect(headers.etag === plain.headers.etag).toBe(encoding === undefined);
  expect(headers.vary).toBe('Accept-Encoding');
});

describe('what a browser has already', () => {
  test.each([
    ['the same', (etag: string) => etag],
    ['the same, weakened on the way', (etag: string) => `W/${etag}`],
    ['one of several', (etag: string) => `"other", ${etag}`],
    ['anything', () => '*'],
  ])('is not sent again: %s', async (_, known) => {
    const { ask } = await serve(files);
    const { etag } = (await ask('/')).headers as { etag: string };
    const { code, headers, body } = await ask('/', { headers: { 'If-None-Match': known(etag) } });

    expect([code, body.length]).toEqual([304, 0]);
    expect(headers).toMatchObject({ etag, 'cache-control': 'no-cache', vary: 'Accept-Encoding' });
  });

  test('is sent again when it differs', async () => {
    const { ask } = await serve(files);

    expect((await ask('/', { headers: { 'If-None-Match': '"other"' } })).code).toBe(200);
  });

  test('stays valid after a composition that changed nothing', async () => {
    const { ask, publish } = await serve(files);
    const before = (await ask('/')).headers.etag;
    await publish({ ...files, '/buy-now/index.html': page('Buy later') });

    expect((await ask('/')).headers.etag).toBe(before);
    expect((await ask('/buy-now')).body.toString()).toBe(page('Buy later'));
  });
});

test('a range is not served: the whole file is', async () => {
  const { ask } = await serve(files);
  const { code, headers, body } = await ask(SCRIPT, { headers: { Range: 'bytes=0-4' } });

  expect([code, body.length]).toEqual([200, script.length]);
  expect(headers['accept-ranges']).toBeUndefined();
});

test.each(['/', SCRIPT, '/nowhere', '/releases/none.js'])(
  'HEAD of %s answers as GET without the body',
  async (path) => {
    const { ask } = await serve(files);
    const whole = await ask(path);
    const { code, headers, body } = await ask(path, { method: 'HEAD' });
    const expected: typeof whole.headers = { ...whole.headers, date: headers.date };

    expect([code, body.length]).toEqual([whole.code, 0]);
    expect(headers).toMatchObject(expected);
    expect(headers['content-length']).toBe(String(whole.body.length));
  },
);

test.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])('%s is not allowed', async (method) => {
  const { ask } = await serve(files);
  const { code, headers } = await ask('/', { method });

  expect([code, headers.allow]).toEqual([405, 'GET, HEAD']);
});

test.each([
  '/nowhere',
  '/404',
  '/index.html.br',
  `${SCRIPT}.br`,
  `${SCRIPT}/`,
  SCRIPT.replace('/main', '%2Fmain'),
])('%s is unknown: the not-found page with status 404', async (path) => {
  const { ask } = await serve(files);
  const { code, headers, body } = await ask(path);

  expect([code, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
  expect(body.toString()).toBe(page('Not here'));
});

test.each([
  '/../data/firestore.jsonl',
  '/..%2f..%2f..%2fetc%2fpasswd',
  '/%2e%2e/%2e%2e/etc/passwd',
  '//etc/passwd',
  '/%00',
  '/%E0%A4%A',
  'http://evil.example/buy-now',
])('%s leads nowhere', async (path) => {
  const { ask } = await serve(files);
  const { code, headers } = await ask(path);

  expect([code, headers.location]).toEqual([404, undefined]);
});

test('a redirect keeps the query', async () => {
  const { ask } = await serve(files);
  const { code, headers } = await ask('/buy-now/?size=2');

  expect([code, headers.location]).toEqual([301, '/buy-now?size=2']);
});

test('every response has the security headers', async () => {
  const { ask } = await serve(files);
  const { etag } = (await ask('/')).headers as { etag: string };
  const answers = await Promise.all([
    ask('/'),
    ask('/', { headers: { 'If-None-Match': etag } }),
    ask('/buy-now/'),
    ask('/nowhere'),
    ask('/', { method: 'POST' }),
    ask('/releases/none.js'),
    ask('/v1/none'),
    ask('/visits'),
    ask('/reports', { method: 'POST', body: 'x' }),
  ]);

  for (const { headers } of answers) {
    for (const [name, value] of Object.entries(
      securityHeaders({ scripts: [], styles: [], violations: VIOLATIONS_ADDRESS }),
    )) {
      expect(headers[name.toLowerCase()]).toBe(value);
    }
    expect(headers['strict-transport-security']).toBeUndefined();
  }
  expect(answers.map(({ code }) => code)).toEqual([200, 304, 301, 404, 405, 404, 501, 405, 415]);
});
