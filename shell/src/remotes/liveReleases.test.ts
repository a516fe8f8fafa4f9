import { PINNED_RELEASES_ID } from '@site/contracts/pinnedReleases';
import { reloadIfOutdated } from './liveReleases';

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

test.each([
  ['whose releases are live', () => serve(page('{"release":"2.0.0"}'))],
  ['that gets another page', () => serve('<h1>Sign in</h1>')],
  ['that is offline', () => (globalThis.fetch = () => Promise.reject(new TypeError('Failed')))],
])('a page %s stays', async (_, answer) => {
  answer();
  expect(await reloadIfOutdated()).toBe(false);
});
