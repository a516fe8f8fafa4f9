import { COMPOSED_SITE } from '@site/contracts/serviceWorker';

interface Answer {
  request: { url: string; integrity: string };
  response: { status: number };
}

let mockKept: ((answer: Answer) => Promise<unknown>) | undefined;

jest.mock('workbox-routing', () => ({ NavigationRoute: jest.fn(), registerRoute: jest.fn() }));
jest.mock('workbox-strategies', () => ({
  NetworkFirst: jest.fn(),
  CacheFirst: jest.fn(({ plugins: [plugin] }) => (mockKept = plugin.cacheWillUpdate)),
}));

const BASE = 'https://site.example/releases/order/1/';

test.each([
  ['forms.js', 'sha256-x', 200, true],
  ['forms.js', 'sha256-x', 404, false],
  ['forms.js', '', 200, false],
  ['forms.css', '', 200, false],
  ['tube.avif', '', 200, true],
])('keeps %s asked for with the hash "%s", answered with %d: %p', async (...row) => {
  const [file, integrity, status, isKept] = row;
  Object.assign(globalThis, { [COMPOSED_SITE]: { id: 'abcdefabcdef', bases: [], files: {} } });
  const { answerRequests } = await import('./answers');
  answerRequests();
  const response = { status };

  expect(await mockKept?.({ request: { url: BASE + file, integrity }, response })).toBe(
    isKept ? response : null,
  );
});
