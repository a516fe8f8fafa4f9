import type { VisitReport } from '@site/contracts/visitReport';
import { addCounts, type Counts } from './counts';
import { takeReports } from './takeReports';

/** Sends bodies to the site's addresses, and adds up what is counted of them. */
function openReports() {
  const counted: Counts = {};
  const takers = takeReports({ add: async (added) => void addCounts(counted, added) });
  const send = async (path: string, type: string, body: unknown, more: object = {}) => {
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    const request = { type, length: String(text.length), client: '127.0.0.1', method: 'POST' };
    return takers.get(path)!({ ...request, ...more, read: async () => Buffer.from(text) });
  };
  return {
    counted,
    visit: async (body: unknown, type = 'application/json', method = 'POST') =>
      (await send('/visits', type, body, { method })).code,
    violation: async (body: unknown, type = 'application/reports+json', client = '127.0.0.1') =>
      (await send('/reports', type, body, { client })).code,
  };
}

const visit: VisitReport = {
  releases: {
    shell: '1.0.0-0123456789ab',
    products: '1.2.0-0123456789ab',
    order: '0.1.0-dev.0123abcd-0123456789ab',
  },
  modules: {
    'order/OrderForm': { outcome: 'ok', ms: 120 },
    'products/ProductShowcase': { outcome: 'fallback', reason: 'timeout', ms: 10_000 },
  },
  vitals: { lcp: 900, cls: 0.01 },
};

const SHELL = `shell/${visit.releases.shell}`;
const ORDER = `order/${visit.releases.order}`;
const PRODUCTS = `products/${visit.releases.products}`;
const ofVisit = { visits: 1, failed: 1, 'lcp 1000': 1, 'cls 0.01': 1 };

test('a visit is counted for each release of its page, and for each module that it asked for', async () => {
  const { counted, visit: send } = openReports();

  expect(await send(visit)).toBe(204);
  expect(counted).toEqual({
    [SHELL]: ofVisit,
    [PRODUCTS]: {
      ...ofVisit,
      'outcome fallback': 1,
      'reason fallback timeout': 1,
      'visits products/ProductShowcase': 1,
      'failed products/ProductShowcase': 1,
    },
    [ORDER]: { ...ofVisit, 'outcome ok': 1, 'arrival 150': 1, 'visits order/OrderForm': 1 },
  });
});

test('modules that these sources do not have get no counters, as an hour has a bounded number', async () => {
  const { counted, visit: send } = openReports();
  const modules = { 'order/Unknown': { outcome: 'ok', ms: 120 } };

  expect(await send({ ...visit, modules })).toBe(204);
  expect(Object.keys(counted[ORDER] ?? {}).join()).not.toContain('order/');
});

test('errors are counted for the release whose script it was, and for its modules as failures', async () => {
  const { counted, visit: send } = openReports();
  const script = `remote-order/${visit.releases.order}/forms.js`;
  const stack = [`${script}:1:20`, `shell/${visit.releases.shell}/shell.js:2:3`];
  const errors = [{ name: 'TypeError', stack }];
  expect(await send({ ...visit, errors, slow: { ms: 700 } })).toBe(204);

  expect(counted[ORDER]).toMatchObject({
    [`error TypeError ${stack.join(' ')}`]: 1,
    'visits order/OrderForm': 1,
    'failed order/OrderForm': 1,
  });
});

test('a module that arrived has not failed where another of its release threw and fell back', async () => {
  const { counted, visit: send } = openReports();
  const modules = {
    'products/ProductShowcase': { outcome: 'ok', ms: 120 },
    'products/ProductPack': { outcome: 'fallback', reason: 'threw', ms: 300 },
  };
  // The shell reports what a part throws as an error as well.
  const stack = [`remote-products/${visit.releases.products}/pack.js:1:20`];
  expect(await send({ ...visit, modules, errors: [{ name: 'TypeError', stack }] })).toBe(204);

  expect(counted[PRODUCTS]).toHaveProperty(['failed products/ProductPack'], 1);
  expect(counted[PRODUCTS]).not.toHaveProperty(['failed products/ProductShowcase']);
});

test('an error that begins in another release fails none of the modules', async () => {
  const { counted, visit: send } = openReports();
  const products = `remote-products/${visit.releases.products}/page.js:1:20`;
  const errors = [{ name: 'TypeError', stack: [products, `remote-${ORDER}/forms.js:1:20`] }];
  expect(await send({ ...visit, errors })).toBe(204);

  expect(counted[ORDER]).not.toHaveProperty(['failed order/OrderForm']);
});

test.each([
  ['an unknown key', { ...visit, page: '/buy-now' }],
  ['a key that every object has', { ...visit, vitals: JSON.parse('{"__proto__":1}') }],
  ['a name that no module has', { ...visit, modules: { 'Asha Verma': { outcome: 'ok', ms: 1 } } }],
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
  ['no JSON', '{"releases":'],
])('a visit with %s is rejected', async (_case, body) => {
  const { counted, visit: send } = openReports();

  expect(await send(body)).toBe(400);
  expect(counted).toEqual({});
});

test('what is too large, of another type or no POST is rejected', async () => {
  const { counted, visit: send, violation } = openReports();

  expect(await send(' '.repeat(8193))).toBe(413);
  expect(await send(visit, 'text/plain')).toBe(415);
  expect(await send(visit, 'application/json', 'GET')).toBe(405);
  expect(await violation(' '.repeat(33_000))).toBe(413);
  expect(await violation('{}')).toBe(400);
  expect(counted).toEqual({});
});

const script = '/releases/remote-order/1.0.0-0123456789ab/remoteEntry.js';

test('a violation of the older form is counted without anything about the visitor', async () => {
  const { counted, violation } = openReports();
  const report = {
    'document-uri': 'https://site.example/buy-now?email=asha@example.com#x',
    referrer: 'https://mail.example/asha',
    'effective-directive': 'script-src-elem',
    'blocked-uri': 'https://user:secret@cdn.example/asha/evil.js?token=1',
    'source-file': `https://site.example${script}?v=asha`,
    'script-sample': 'asha@example.com',
  };

  expect(await violation({ 'csp-report': report }, 'application/csp-report')).toBe(204);
  expect(counted).toEqual({
    'order/1.0.0-0123456789ab': {
      'violation csp-violation script-src-elem https://cdn.example': 1,
    },
  });
});

test('violations of the Reporting API come in lists; other types are ignored', async () => {
  const { counted, violation } = openReports();
  const documentURL = 'https://site.example/asha@example.com';
  const blockedURL = `https://site.example${script}`;
  const code = await violation([
    {
      type: 'csp-violation',
      body: { documentURL, effectiveDirective: 'script-src-elem', blockedURL: 'inline' },
    },
    { type: 'integrity-violation', body: { documentURL, destination: 'script', blockedURL } },
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
  ]);

  expect(code).toBe(204);
  expect(counted).toEqual({
    'order/1.0.0-0123456789ab': { 'violation integrity-violation script file': 1 },
    other: {
      'violation csp-violation script-src-elem inline': 1,
      'violation csp-violation other chrome-extension': 1,
    },
  });
});

test('a client that sends many reports does not use up the limit of others', async () => {
  const { violation } = openReports();
  const answers = Array.from({ length: 31 }, () => violation('{}'));
  expect((await Promise.all(answers)).slice(-2)).toEqual([400, 429]);
  expect(await violation('{}', undefined, '127.0.0.2')).toBe(400);
});
