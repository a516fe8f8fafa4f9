import { DESK_APP_CHECK_PATH } from '@site/order-model/appCheckFrame';
import { deskHeaders } from './deskHeaders';
import { deskRules } from './deskRules';
import { hostingAnswers } from './hostingAnswers';

const files = ['/index.html', '/assets/desk.js', DESK_APP_CHECK_PATH];
const answerOf = (hasAppCheck: boolean) =>
  hostingAnswers(deskRules({ hasAppCheck, region: 'asia-south1' }), files);
const lowerCased = (headers: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

test('a host sends the headers of the local desk, and more under https; every address is its one page', () => {
  const answer = answerOf(false);
  for (const path of ['/', '/enquiries/CI-7KQ2-9XPD']) {
    const { code, file, headers } = answer(path);
    expect([code, file]).toEqual([200, '/index.html']);
    expect(headers).toMatchObject(lowerCased(deskHeaders));
    expect(headers['strict-transport-security']).toBeDefined();
    expect(headers['cache-control']).toBe('no-cache');
  }
  expect(answer('/assets/desk.js').headers['cache-control']).toContain('immutable');
});

test('a desk with App Check may show the hidden frame, and nobody else may', () => {
  const answer = answerOf(true);
  const policyOf = (path: string) => answer(path).headers['content-security-policy'];

  expect(policyOf('/')).toMatch(/require-trusted-types-for 'script'.*; frame-src 'self'$/);
  expect(policyOf('/')).not.toContain('google.com');
  expect(policyOf(DESK_APP_CHECK_PATH)).toMatch(/google\.com.*frame-ancestors 'self'/);
  expect(answer(DESK_APP_CHECK_PATH).headers['x-frame-options']).toBe('SAMEORIGIN');
});
