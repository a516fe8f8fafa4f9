import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { VIOLATIONS_ADDRESS, VISITS_ADDRESS } from '@site/contracts/visitReport';
import { countsIn, readCountFile } from '@site/reports/countFile';
import { hostingAnswers } from '@site/deploy/hosting/hostingAnswers';
import { hostingRules, releaseFoldersOf } from '@site/deploy/hosting/hostingRules';
import { securityHeaders } from '@site/deploy/hosting/siteHeaders';
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

test('a preview is at a port of its own, as soon as there is one', async () => {
  const { ask, askPreview, preview } = await serve(files);
  const before = await askPreview('/buy-now');
  expect([before.code, String(before.body)]).toEqual([
    404,
    expect.stringMatching(/site -- preview/),
  ]);

  await preview({ ...files, '/buy-now/index.html': page('Buy it later') });
  expect(String((await askPreview('/buy-now')).body)).toBe(page('Buy it later'));
  expect(String((await ask('/buy-now')).body)).toBe(page('Buy now'));
});

test.each([
  ['br, gzip', 'br', brotliDecompressSync],
  ['gzip, deflate', 'gzip', gunzipSync],
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

test('it answers as the target of this machine is verified', async () => {
  const { ask } = await serve(files);
  const addresses = Object.keys(files);
  const rules = hostingRules({
    scripts: [],
    styles: [],
    hasAppCheck: false,
    isLocal: true,
    visits: VISITS_ADDRESS,
    violations: VIOLATIONS_ADDRESS,
    releases: releaseFoldersOf(addresses),
  });
  const expected = hostingAnswers(rules, addresses);
  for (const path of ['/', '/buy-now', '/buy-now/', '/nowhere', '/robots.txt', SCRIPT]) {
    const { code, headers } = expected(path);
    expect(await ask(path)).toMatchObject({ code, headers });
  }
});

test('what a browser has already is not sent again', async () => {
  const { ask } = await serve(files);
  const { etag } = (await ask('/')).headers as { etag: string };
  for (const known of [etag, `W/${etag}`, `"other", ${etag}`]) {
    const { code, headers, body } = await ask('/', { headers: { 'If-None-Match': known } });

    expect([code, body.length]).toEqual([304, 0]);
    expect(headers).toMatchObject({ etag, 'cache-control': 'no-cache', vary: 'Accept-Encoding' });
  }
  expect((await ask('/', { headers: { 'If-None-Match': '"other"' } })).code).toBe(200);
});

test('a report is counted, and one without a length that is too long is cut off', async () => {
  const { ask, data } = await serve(files);
  const post = (headers: Record<string, string>, body: string) =>
    ask('/visits', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body,
    });
  const shell = '1.0.0-0123456789ab';
  const visit = JSON.stringify({ releases: { shell }, modules: {}, vitals: {} });

  expect((await post({}, visit)).code).toBe(204);
  expect((await post({ 'Transfer-Encoding': 'chunked' }, ' '.repeat(8193))).code).toBe(413);
  expect(await readCountFile(countsIn(data))).toEqual([
    { hour: expect.anything(), counts: { [`shell/${shell}`]: { visits: 1 } } },
  ]);
});

test.each(['/', '/nowhere'])('HEAD of %s answers as GET without the body', async (path) => {
  const { ask } = await serve(files);
  const whole = await ask(path);
  const { code, headers, body } = await ask(path, { method: 'HEAD' });
  const expected: typeof whole.headers = { ...whole.headers, date: headers.date };

  expect([code, body.length]).toEqual([whole.code, 0]);
  expect(headers).toMatchObject(expected);
  expect(headers['content-length']).toBe(String(whole.body.length));
});

test.each(['/nowhere', '/404', `${SCRIPT}.br`])(
  '%s is unknown: the not-found page with status 404',
  async (path) => {
    const { ask } = await serve(files);
    const { code, headers, body } = await ask(path);

    expect([code, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
    expect(body.toString()).toBe(page('Not here'));
  },
);

test.each([
  '/../data/firestore.jsonl',
  '/..%2f..%2f..%2fetc%2fpasswd',
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
  expect(answers[4]?.headers.allow).toBe('GET, HEAD');
});
