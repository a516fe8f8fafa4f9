import { readFile } from 'node:fs/promises';
import type { VisitReport } from '@site/contracts/visitReport';
import { testSites } from '../serve/testing/testSites';
import { countsOfThisHour } from './testing/countsOfThisHour';
import { countsIn } from '@site/reports/storage/countFile';

const serve = testSites();
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

const SHELL = `shell/${visit.releases.shell}`;
const ORDER = `remoteOrder/${visit.releases.remoteOrder}`;
const PRODUCTS = `remoteProducts/${visit.releases.remoteProducts}`;
const ofVisit = { visits: 1, failed: 1, 'lcp 1000': 1, 'cls 0.01': 1 };

describe('a visit', () => {
  test('is counted for each release that it showed, and nothing else is kept', async () => {
    const { ask, data } = await serve(files);
    const { code, body, headers } = await ask('/visits', json(visit));

    expect([code, body.length, headers['cache-control']]).toEqual([204, 0, 'no-store']);
    expect(await countsOfThisHour(data)).toEqual({
      [SHELL]: ofVisit,
      [PRODUCTS]: { ...ofVisit, 'outcome fallback': 1, 'reason fallback timeout': 1 },
      [ORDER]: { ...ofVisit, 'outcome ok': 1, 'arrival 150': 1 },
    });
    const [line = ''] = (await readFile(countsIn(data), 'utf8')).split('\n');
    expect(Object.keys(JSON.parse(line))).toEqual(['hour', 'counts']);
    expect(line).toMatch(/^\{"hour":"\d{4}-\d\d-\d\dT\d\d"/);
  });

  test('with errors and a slow interaction is counted for the release whose script it was', async () => {
    const { ask, data } = await serve(files);
    const script = `remote-order/${visit.releases.remoteOrder}/forms.js`;
    const stack = [`${script}:1:20`, `shell/${visit.releases.shell}/shell.js:2:3`];
    const errors = [{ name: 'TypeError', stack }];
    await ask('/visits', json({ ...visit, errors, slow: { ms: 700, region: 'shell', script } }));

    expect((await countsOfThisHour(data))[ORDER]).toMatchObject({
      [`error TypeError ${stack.join(' ')}`]: 1,
      'slow shell 800': 1,
    });
  });

  const withoutShell = { ...visit.releases, shell: undefined };
  test.each([
    ['an unknown key', { ...visit, page: '/buy-now' }],
    ['a key that every object has', { ...visit, vitals: JSON.parse('{"__proto__":1}') }],
    [
      'a name that no module has',
      { ...visit, modules: { 'Asha Verma': { outcome: 'ok', ms: 1 } } },
    ],
    ['a missing release', { ...visit, releases: withoutShell }],
    ['a text that is no release', { ...visit, releases: { ...visit.releases, shell: 'Asha' } }],
    ['a negative number', { ...visit, vitals: { lcp: -1 } }],
    [
      'the message of an error',
      { ...visit, errors: [{ name: 'TypeError', message: 'Asha', stack: [] }] },
    ],
    [
      'a stack that leads elsewhere',
      { ...visit, errors: [{ name: 'TypeError', stack: ['https://asha.example/a.js:1:2'] }] },
    ],
    ['a region that is a text', { ...visit, slow: { ms: 1, region: 'Asha Verma' } }],
  ])('with %s is rejected', async (_case, body) => {
    const { ask, data } = await serve(files);

    expect((await ask('/visits', json(body))).code).toBe(400);
    expect(await countsOfThisHour(data)).toEqual({});
  });

  test.each([
    ['no JSON', 400, { ...json(visit), body: '{"releases":' }],
    ['too much', 413, { ...json(visit), body: ' '.repeat(8193) }],
    [
      'too much, without saying how much',
      413,
      {
        ...json(visit),
        headers: { 'Content-Type': 'application/json', 'Transfer-Encoding': 'chunked' },
        body: ' '.repeat(8193),
      },
    ],
    ['a form on another site', 415, { ...json(visit), headers: { 'Content-Type': 'text/plain' } }],
    ['a GET', 405, { method: 'GET' }],
  ])('that is %s gets %d', async (_case, expected, request) => {
    const { ask, data } = await serve(files);

    expect((await ask('/visits', request)).code).toBe(expected);
    expect(await countsOfThisHour(data)).toEqual({});
  });
});
