import { UNSENT } from '@site/contracts/boot';
import { PINNED_RELEASES_ID } from '@site/contracts/pinnedReleases';
import { reloadIfOutdated } from './reloadIfOutdated';

const page = (order: string) =>
  `<script type="application/json" id="${PINNED_RELEASES_ID}">{"order":${order}}</script>`;

beforeEach(() => {
  document.head.innerHTML = page('{"release":"2.0.0"}');
  // jsdom does not navigate and says so.
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => jest.restoreAllMocks());

const serve = (text: string) =>
  (globalThis.fetch = () => Promise.resolve({ text: async () => text } as Response));

test('a page whose release was rolled back is reloaded, by itself once and on request each time', async () => {
  serve(page('{"release":"1.0.0"}'));
  expect(await reloadIfOutdated({ isByItself: true })).toBe(true);
  expect(await reloadIfOutdated({ isByItself: true })).toBe(false);
  expect(await reloadIfOutdated()).toBe(true);
});

const refuse = () => {
  throw new DOMException('denied', 'SecurityError');
};

test('a page is not reloaded whose tab stores nothing: what was typed would be lost', async () => {
  serve(page('{"release":"1.0.0"}'));
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  expect(await reloadIfOutdated()).toBe(false);
});

test('a page is not reloaded that alone has what was sent', async () => {
  serve(page('{"release":"1.0.0"}'));
  const root = document.documentElement;
  root.setAttribute(UNSENT, '');
  expect(await reloadIfOutdated()).toBe(false);
  root.removeAttribute(UNSENT);
  expect(await reloadIfOutdated()).toBe(true);
});

test('a page is not reloaded by itself while somebody types', async () => {
  serve(page('{"release":"1.0.0"}'));
  const field = document.body.appendChild(document.createElement('input'));
  field.focus();
  expect(await reloadIfOutdated({ isByItself: true })).toBe(false);
  field.remove();
  expect(await reloadIfOutdated({ isByItself: true })).toBe(true);
});

test.each([
  ['whose releases are live', () => serve(page('{"release":"2.0.0"}'))],
  ['that gets another page', () => serve('<h1>Sign in</h1>')],
  ['that is offline', () => (globalThis.fetch = () => Promise.reject(new TypeError('Failed')))],
])('a page %s stays', async (_, answer) => {
  answer();
  expect(await reloadIfOutdated()).toBe(false);
});
