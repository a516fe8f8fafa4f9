import { once } from 'node:events';
import { createServer, request, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { appendFile, mkdir, readFile, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { VisitReport } from '@site/contracts/visitReport';
import { createReportEndpoint } from './reportEndpoint';
import { servedSites } from '../serve/testing/servedSite';
import { reportsIn, visitsIn } from '@site/reports/logFiles';

const serve = servedSites();
const files = { '/index.html': '<p>Home</p>' };

const visit: VisitReport = {
  releases: {
    shell: '1.0.0-0123456789ab',
    remoteProducts: '1.2.0-0123456789ab',
    remoteOrder: '0.1.0-dev.0123abcd-0123456789ab',
  },
  modules: {
    'remoteOrder/OrderForm': { outcome: 'ok', ms: 120 },
    'remoteProducts/ProductShowcase': { outcome: 'fallback', reason: 'timeout', ms: 10_000 },
  },
  vitals: { lcp: 900, cls: 0.01 },
};

const json = (body: unknown) => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify(body),
});

const linesOf = async (file: string): Promise<Record<string, unknown>[]> =>
  (await readFile(file, 'utf8').catch(() => ''))
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));

describe('a visit', () => {
  test('is logged with its hour and nothing else, readable by the owner alone', async () => {
    const { ask, data } = await serve(files);
    const { code, body, headers } = await ask('/visits', json(visit));
    await ask('/visits', json(visit));

    expect([code, body.length, headers['cache-control']]).toEqual([204, 0, 'no-store']);
    const hour = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d$/);
    expect(await linesOf(visitsIn(data))).toEqual([
      { hour, ...visit },
      { hour, ...visit },
    ]);
    expect((await stat(visitsIn(data))).mode & 0o777).toBe(0o600);
  });

  test('from a page that is older or newer than a remote is logged without what is not known here', async () => {
    const { ask, data } = await serve(files);
    const { remoteOrder, ...before } = visit.releases;
    const other = { outcome: 'ok', ms: 1 };
    const gone = { remoteGone: remoteOrder };

    await ask('/visits', json({ ...visit, releases: before }));
    await ask(
      '/visits',
      json({
        ...visit,
        releases: { ...visit.releases, ...gone },
        modules: { ...visit.modules, 'remoteGone/Part': other, 'remoteOrder/Other': other },
      }),
    );

    const hour = expect.any(String);
    expect(await linesOf(visitsIn(data))).toEqual([
      { hour, ...visit, releases: before },
      { hour, ...visit },
    ]);
  });

  const withoutShell = { ...visit.releases, shell: undefined };
  test.each([
    ['an unknown key', { ...visit, page: '/buy-now' }],
    ['an unknown key inside', { ...visit, vitals: { ttfb: 1 } }],
    ['a key that every object has', { ...visit, vitals: JSON.parse('{"__proto__":1}') }],
    [
      'a name that no module has',
      { ...visit, modules: { 'Asha Verma': { outcome: 'ok', ms: 1 } } },
    ],
    ['a missing release', { ...visit, releases: withoutShell }],
    ['a text that is no release', { ...visit, releases: { ...visit.releases, shell: 'Asha' } }],
    [
      'a failure without a reason',
      { ...visit, modules: { 'remoteOrder/OrderForm': { outcome: 'fallback', ms: 1 } } },
    ],
    [
      'an unknown reason',
      {
        ...visit,
        modules: { 'remoteOrder/OrderForm': { outcome: 'fallback', reason: 'x', ms: 1 } },
      },
    ],
    ['a negative number', { ...visit, vitals: { lcp: -1 } }],
    ['a text for a number', { ...visit, vitals: { lcp: '1' } }],
    ['a list', [visit]],
    ['null', null],
  ])('with %s is rejected', async (_case, body) => {
    const { ask, data } = await serve(files);

    expect((await ask('/visits', json(body))).code).toBe(400);
    expect(await linesOf(visitsIn(data))).toEqual([]);
  });

  test.each([
    ['no JSON', 400, { ...json(visit), body: '{"releases":' }],
    ['too much', 413, { ...json(visit), body: ' '.repeat(2049) }],
    [
      'too much, without saying how much',
      413,
      {
        ...json(visit),
        headers: { 'Content-Type': 'application/json', 'Transfer-Encoding': 'chunked' },
        body: ' '.repeat(2049),
      },
    ],
    ['a form on another site', 415, { ...json(visit), headers: { 'Content-Type': 'text/plain' } }],
    ['a GET', 405, { method: 'GET' }],
  ])('that is %s gets %d', async (_case, expected, request) => {
    const { ask, data } = await serve(files);

    expect((await ask('/visits', request)).code).toBe(expected);
    expect(await linesOf(visitsIn(data))).toEqual([]);
  });

  test('is appended after a truncated line', async () => {
    const { ask, data } = await serve(files);
    await mkdir(dirname(visitsIn(data)), { recursive: true });
    await appendFile(visitsIn(data), '{"hour":"2026');
    await ask('/visits', json(visit));

    expect((await readFile(visitsIn(data), 'utf8')).split('\n')[1]).toContain('"releases"');
  });

  test('is limited in rate', async () => {
    const { ask, data } = await serve(files);
    const codes = [];
    for (let sent = 0; sent < 200; sent++) codes.push((await ask('/visits', json(visit))).code);

    const accepted = codes.filter((code) => code === 204).length;
    expect(accepted).toBeGreaterThanOrEqual(150);
    expect(codes.filter((code) => code === 429)).toHaveLength(200 - accepted);
    expect(await linesOf(visitsIn(data))).toHaveLength(accepted);
  }, 20_000);
});

// The system's whole 127.0.0.0/8 is this machine on Linux alone.
const onLinux = process.platform === 'linux' ? test : test.skip;
onLinux('a client that sends many reports does not use up the limit of others', async () => {
  const handle = createReportEndpoint({
    types: ['application/json'],
    maxBytes: 100,
    rates: { perClient: { burst: 2, perSecond: 0.01 }, total: { burst: 5, perSecond: 0.01 } },
    read: () => [],
    log: { add: async () => {} },
  });
  const server = createServer((incoming, response) => void handle(incoming, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const codes: number[] = [];
  for (const localAddress of ['127.0.0.2', '127.0.0.2', '127.0.0.2', '127.0.0.3']) {
    const sending = request({
      ...{ host: '127.0.0.1', port, method: 'POST', localAddress, agent: false },
      headers: { 'Content-Type': 'application/json' },
    });
    sending.end('{}');
    const [response] = (await once(sending, 'response')) as [IncomingMessage];
    response.resume();
    codes.push(response.statusCode ?? 0);
  }
  await new Promise((resolve) => server.close(resolve));

  expect(codes).toEqual([204, 204, 429, 204]);
});

describe('a report of a browser', () => {
  const script = '/releases/remote-order/1.0.0-0123456789ab/remoteEntry.js';
  const older = (report: Record<string, unknown>) => ({
    method: 'POST',
    headers: { 'Content-Type': 'application/csp-report' },
    body: JSON.stringify({ 'csp-report': report }),
  });
  const newer = (...reports: unknown[]) => ({
    method: 'POST',
    headers: { 'Content-Type': 'application/reports+json' },
    body: JSON.stringify(reports),
  });

  test('of the older form is logged without anything about the visitor', async () => {
    const { ask, data } = await serve(files);
    const { code } = await ask(
      '/reports',
      older({
        'document-uri': 'https://site.example/buy-now?email=asha@example.com#x',
        referrer: 'https://mail.example/asha',
        'effective-directive': 'script-src-elem',
        'blocked-uri': 'https://user:secret@cdn.example/asha/evil.js?token=1',
        'source-file': `https://site.example${script}?v=asha`,
        'script-sample': 'asha@example.com',
      }),
    );

    expect(code).toBe(204);
    expect(await linesOf(reportsIn(data))).toEqual([
      {
        hour: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d$/),
        type: 'csp-violation',
        page: '/buy-now',
        rule: 'script-src-elem',
        blocked: 'https://cdn.example',
        source: script,
      },
    ]);
    expect(await readFile(reportsIn(data), 'utf8')).not.toMatch(/asha|secret|token/);
  });

  test('of the Reporting API comes in lists; other types are ignored', async () => {
    const { ask, data } = await serve(files);
    const documentURL = 'https://site.example/asha@example.com';
    const { code } = await ask(
      '/reports',
      newer(
        {
          type: 'csp-violation',
          body: { documentURL, effectiveDirective: 'script-src-elem', blockedURL: 'inline' },
        },
        {
          type: 'integrity-violation',
          body: { documentURL, destination: 'script', blockedURL: `https://site.example${script}` },
        },
        {
          type: 'csp-violation',
          body: {
            documentURL,
            effectiveDirective: 'img-src Asha',
            blockedURL: 'chrome-extension://abc/asha.png',
            sourceFile: 'https://site.example/orders/asha',
          },
        },
        { type: 'deprecation', body: { id: 'x' } },
        'nothing',
      ),
    );

    expect(code).toBe(204);
    expect(await linesOf(reportsIn(data))).toMatchObject([
      { type: 'csp-violation', page: 'elsewhere', rule: 'script-src-elem', blocked: 'inline' },
      { type: 'integrity-violation', rule: 'script', blocked: script, source: '' },
      { rule: 'other', blocked: 'chrome-extension', source: 'self' },
    ]);
    expect(await readFile(reportsIn(data), 'utf8')).not.toMatch(/asha/i);
  });

  test('in another form or too large is rejected', async () => {
    const { ask, data } = await serve(files);
    const codes = await Promise.all([
      ask('/reports', { ...newer(), body: '{}' }),
      ask('/reports', { ...newer(), body: '"text"' }),
      ask('/reports', { ...newer(), body: ' '.repeat(33_000) }),
      ask('/reports', json([])),
    ]);

    expect(codes.map(({ code }) => code)).toEqual([400, 400, 413, 415]);
    expect(await linesOf(reportsIn(data))).toEqual([]);
  });
});
