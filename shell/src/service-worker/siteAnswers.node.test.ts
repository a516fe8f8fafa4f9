import { PAGE_START } from '@site/contracts/serviceWorker';
import { isOfSite } from './siteAnswers';

const page = `<!doctype html><title>Buy</title>${PAGE_START}data-year="2026">`;
const html = { 'Content-Type': 'text/html' };
const redirect = { type: 'opaqueredirect', status: 0 } as Response;

/** A page that stops before its body, and never ends. */
const stalled = () =>
  new Response(
    new ReadableStream({ start: (stream) => stream.enqueue(new TextEncoder().encode('<html>')) }),
  );

afterEach(() => jest.useRealTimers());

test.each([
  ['a page', '/buy-now', new Response(page, { headers: html }), true],
  ['the page for unknown addresses', '/gone', new Response(page, { status: 404 }), true],
  ['a redirect of other spellings', '/Buy-Now', redirect, true],
  ['a redirect to a portal', '/buy-now', redirect, false],
  ['an error that looks like a page', '/buy-now', new Response(page, { status: 503 }), false],
  ['an error of a host', '/buy-now', new Response('Bad Gateway', { status: 502 }), false],
  ['nothing at all', '/buy-now', new Response('', { headers: html }), false],
  ['no body', '/buy-now', new Response(null), false],
  ["a portal's page", '/buy-now', new Response('<h1>Sign in</h1>', { headers: html }), false],
])('%s', async (_name, path, response, isExpected) => {
  expect(await isOfSite(path, response)).toBe(isExpected);
});

test('the page is not used up', async () => {
  const response = new Response(page + '<main>');
  await isOfSite('/', response);
  expect(await response.text()).toBe(page + '<main>');
});

test('a page that stops before its body is given up', async () => {
  jest.useFakeTimers();
  const asked = isOfSite('/', stalled());
  await jest.advanceTimersByTimeAsync(4000);
  expect(await asked).toBe(false);
});
