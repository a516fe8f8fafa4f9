import { COMPOSED_SITE } from '@site/contracts/serviceWorker';

interface Answer {
  request: { url: string; integrity: string };
  response: Response;
}

let mockKept: ((answer: Answer) => Promise<Response | null>) | undefined;

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
  ['tube.avif', '', 206, false],
  ['tube.avif', '', 200, false, 'text/html; charset=utf-8'],
  ['tube.avif', '', 200, false, 'image/avif', ''],
  ['empty.css', 'sha256-x', 200, true, 'text/css', ''],
])('keeps %s asked for with the hash "%s", answered with %d: %p', async (...row) => {
  const [file, integrity, status, isKept, type = 'image/avif', text = 'script'] = row;
  Object.assign(globalThis, { [COMPOSED_SITE]: { id: 'abcdefabcdef', bases: [], files: {} } });
  const { answerRequests } = await import('./answers');
  answerRequests();
  const headers = { Vary: '*', 'Content-Type': type };
  const response = new Response(text, { status, headers });
  const kept = await mockKept?.({ request: { url: BASE + file, integrity }, response });

  expect(kept && [await kept.text(), kept.headers.has('vary')]).toEqual(
    isKept ? [text, false] : null,
  );
});
