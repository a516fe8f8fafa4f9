import { PINNED_RELEASES_ID } from '@site/contracts/pinnedReleases';
import { reloadIfOutdated } from './liveReleases';

const block = (releases: string) =>
  `<script type="application/json" id="${PINNED_RELEASES_ID}">${releases}</script>`;
const fetched = jest.fn();

beforeEach(() => {
  sessionStorage.clear();
  document.head.innerHTML = block('{"remoteOrder":{"release":"2.0.0"}}');
  Object.assign(globalThis, { fetch: fetched });
  // jsdom does not navigate and says so.
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => jest.restoreAllMocks());

const serve = (releases: string) =>
  fetched.mockResolvedValue({ text: async () => `<head>${block(releases)}</head>` });

test('a page whose releases are live stays', async () => {
  serve('{"remoteOrder":{"release":"2.0.0"}}');
  expect(await reloadIfOutdated()).toBe(false);
});

test('a page of the same releases that may load other files of them is no other page', async () => {
  serve('{"remoteOrder":{"release":"2.0.0","integrity":{"/forms.css":"sha256-x"}}}');
  expect(await reloadIfOutdated()).toBe(false);
});

test('a page whose release was rolled back is reloaded, by itself once and on request each time', async () => {
  serve('{"remoteOrder":{"release":"1.0.0"}}');
  expect(await reloadIfOutdated({ isByItself: true })).toBe(true);
  expect(await reloadIfOutdated({ isByItself: true })).toBe(false);
  expect(await reloadIfOutdated()).toBe(true);
});

test.each([
  ['is offline', () => fetched.mockRejectedValue(new TypeError('Failed to fetch'))],
  ['gets another page', () => fetched.mockResolvedValue({ text: async () => '<h1>Sign in</h1>' })],
])('a page that %s stays', async (_, answer) => {
  answer();
  expect(await reloadIfOutdated()).toBe(false);
});
