import { languages, localised } from '@site/company/languages';
import { serveLocally } from '@site/tooling/http/serveLocally';
import { deskRules } from '../hosting/deskRules';
import type { HostingRules } from '../hosting/hostingRules';
import { compareAnswer } from './compareAnswer';
import { expectedAnswersOf, type ExpectedAnswer } from './expectedAnswers';
import { adviceOn, describeDifferences, verifySite } from './verifySite';

const page: ExpectedAnswer = {
  path: '/buy-now',
  code: 200,
  headers: { 'cache-control': 'no-cache' },
  file: '/buy-now/index.html',
};
const answer = (changes: { code?: number; headers?: Record<string, string>; text?: string }) => ({
  code: changes.code ?? 200,
  headers: new Headers({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    'x-served-by': 'cache-del1',
    ...changes.headers,
  }),
  bytes: Buffer.from(changes.text ?? 'page'),
});
const compare = (changes: Parameters<typeof answer>[0]) =>
  compareAnswer(page, answer(changes), Buffer.from('page'));

test('what was composed is accepted, with further headers of the host', () => {
  expect(compare({})).toBeUndefined();
});

test.each([
  [{ code: 404 }, 'answers 404 instead of 200'],
  [
    { headers: { 'cache-control': 'max-age=60' } },
    'sends another cache-control: max-age=60 instead of no-cache',
  ],
  [{ headers: { 'content-type': 'text/plain' } }, 'has the type text/plain'],
  [{ text: 'pagE' }, 'differs from byte 3 on (4 bytes, composed were 4)'],
  [{ text: 'pages' }, 'differs from byte 4 on (5 bytes, composed were 4)'],
])('%j is told', (changes, difference) => {
  expect(compare(changes)).toBe(difference);
  expect(describeDifferences([`/buy-now ${difference}`, 'What a browser says.'])).toBe(
    `/buy-now ${difference}. What a browser says.`,
  );
});

test('of a long policy only the part is told that differs', () => {
  const policy = (scripts: string) =>
    `default-src 'self'; object-src 'none'; script-src ${scripts}; ${'style-src; '.repeat(50)}`;
  const wanted = { ...page, headers: { 'content-security-policy': policy("'self'") } };
  const given = answer({ headers: { 'content-security-policy': policy('*') } });

  expect(compareAnswer(wanted, given, undefined)).toBe(
    "sends another content-security-policy: … 'none'; script-src *; style-src; style-src; style-src; styl… instead of … 'none'; script-src 'self'; style-src; style-src; style-src;…",
  );
});

test('pages that differ in the same way share a line', async () => {
  const server = await serveLocally((request, response) => {
    response.statusCode = request.url === '/robots.txt' ? 500 : 404;
    response.end();
  });
  const wanted = ['/contact', '/buy-now', '/robots.txt', '/'].map((path) => ({ ...page, path }));
  const read = async () => undefined;

  expect(await verifySite(server.address, wanted, read, 0)).toEqual([
    '/ (and 2 more) answers 404 instead of 200',
    '/robots.txt answers 500 instead of 200',
  ]);
  await server.close();
  const unanswered = await verifySite(server.address, wanted, read, 0);
  expect(unanswered).toEqual(['/ (and 3 more) does not answer']);
  expect(adviceOn(unanswered, '')).toMatch(/^Start the server that shows it, then /);
});

const rules = {
  headers: [{ glob: '**', headers: { 'X-Frame-Options': 'DENY' } }],
};
const files = (count: number) =>
  new Map(
    ['/index.html', '/404.html', '/buy-now/index.html', '/robots.txt']
      .concat(Array.from({ length: count }, (_, at) => `/releases/shell/1.0.0/${at}.js`))
      .map((path) => [path, '']),
  );

test('every page and root file is asked for, a missing page and a redirect', () => {
  const asked = expectedAnswersOf(rules, files(1)).map(({ path, code, file }) => [
    path,
    code,
    file,
  ]);

  expect(asked).toEqual([
    ['/buy-now', 200, '/buy-now/index.html'],
    ['/', 200, '/index.html'],
    ['/robots.txt', 200, '/robots.txt'],
    ...languages.flatMap((language) => [
      [localised('/no-such-page', language), 404, '/404.html'],
      [localised('/404', language), 404, '/404.html'],
    ]),
    ['/releases/shell/0.0.0-000000000000/main.js', 404, undefined],
    ['/buy-now/', 301, undefined],
    ['/releases/shell/1.0.0/0.js', 200, '/releases/shell/1.0.0/0.js'],
  ]);
});

test('the desk, which has no releases, is asked for none, but for the address of an enquiry', () => {
  const desk = new Map(['/index.html', '/assets/desk.js'].map((path) => [path, '']));
  const asked = (its: HostingRules) =>
    expectedAnswersOf(its, desk).map(({ path, code, file }) => [path, code, file]);

  expect(asked(deskRules(new Set(desk.keys()), { region: 'asia-south1' }))).toEqual([
    ['/', 200, '/index.html'],
    ['/assets/desk.js', 200, '/assets/desk.js'],
    ['/enquiries/CI-0000-0000', 200, '/index.html'],
  ]);
  expect(asked(rules).map(([path]) => path)).toEqual(['/', '/assets/desk.js']);
});

test('of many release files some are asked for, and others with another fingerprint', () => {
  const sample = (seed: string) =>
    expectedAnswersOf(rules, files(600), { seed }).flatMap(({ path }) =>
      path.endsWith('.js') && !path.includes('/0.0.0-') ? path : [],
    );

  expect(sample('00000000')).toHaveLength(60);
  expect(sample('00000001')).not.toEqual(sample('00000000'));
});

test('a header that the host sets by itself is not compared', () => {
  const headersOf = (ownHeaders: string[]) =>
    expectedAnswersOf(rules, files(1), { ownHeaders })[0]?.headers;

  expect(headersOf([])).toEqual({ 'x-frame-options': 'DENY' });
  expect(headersOf(['X-Frame-Options'])).toEqual({});
});
