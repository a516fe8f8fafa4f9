import { APP_CHECK_FILE } from '@site/compose/page/appCheckPage';
import { APP_CHECK_PATH } from '@site/order-model/appCheckFrame';
import { deskHeaders } from './deskHeaders';
import { deskRules } from './deskRules';
import { hostingAnswers } from './hostingAnswers';

function answerOf(...more: string[]) {
  const files = new Set(['/index.html', '/assets/desk.js', ...more]);
  return hostingAnswers(deskRules(files, { region: 'asia-south1' }), files);
}
const lowerCased = (headers: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

test('a host sends the headers of the local desk, and more under https; every address is its one page', () => {
  const answer = answerOf();
  for (const path of ['/', '/enquiries/CI-7KQ2-9XPD']) {
    const { code, file, headers } = answer(path);
    expect([code, file]).toEqual([200, '/index.html']);
    expect(headers).toMatchObject(lowerCased(deskHeaders));
    expect(headers['strict-transport-security']).toBeDefined();
    expect(headers['cache-control']).toBe('no-cache');
  }
  expect(answer('/assets/desk.js').headers['cache-control']).toContain('immutable');
});

test('a script of a build that is not live is missing, and no browser keeps that', () => {
  const { code, headers } = answerOf()('/assets/gone.js');
  expect([code, headers['cache-control']]).toEqual([404, 'no-cache']);
});

test('a desk with App Check may show the hidden frame, and nobody else may', () => {
  const answer = answerOf(APP_CHECK_FILE);
  const policyOf = (path: string) => answer(path).headers['content-security-policy'];

  expect(policyOf('/')).toMatch(/require-trusted-types-for 'script'.*; frame-src 'self'$/);
  expect(policyOf('/')).toContain("frame-ancestors 'none'");
  expect(policyOf('/')).not.toContain('google.com');
  expect(answer(APP_CHECK_PATH)).toMatchObject({ code: 200, file: APP_CHECK_FILE });
  expect(policyOf(APP_CHECK_PATH)).toMatch(/google\.com.*frame-ancestors 'self'/);
});
