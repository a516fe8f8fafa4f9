import { createHash, webcrypto } from 'node:crypto';
import { PAGE_TEXTS_ID, READ_TEXT, type PageTextFile } from '@site/contracts/rendering';

const BASE = '/releases/remote-products/1.0.0/';
const FILE = `${BASE}texts/pages/en/gel.json`;

const file = (text: object): PageTextFile => {
  const json = JSON.stringify(text);
  return [createHash('sha256').update(json).digest('base64'), json];
};

let answers: (PageTextFile | 'none')[];
let asked: [string, RequestCache | undefined][];

beforeEach(() => {
  jest.resetModules();
  jest.useFakeTimers();
  document.body.innerHTML = '';
  asked = [];
  // jsdom has none.
  Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });
  Object.assign(globalThis, {
    __webpack_public_path__: `${location.origin}${BASE}`,
    [READ_TEXT]: undefined,
    fetch: async (address: string, { cache }: RequestInit) => {
      asked.push([address, cache]);
      const answer = answers.shift() ?? 'none';
      if (answer === 'none') throw new TypeError('Failed to fetch');
      return { json: async () => answer };
    },
  });
});
afterEach(() => jest.useRealTimers());

const read = async () => (await import('./pageText')).pageText('en/gel');

test('a text that came with the page is there at once', async () => {
  const block = JSON.stringify({ [FILE]: { kind: 'Gel' } });
  document.body.innerHTML = `<script type="application/json" id="${PAGE_TEXTS_ID}">${block}</script>`;
  expect(await read()).toEqual({ kind: 'Gel' });
  expect(asked).toEqual([]);
});

test('one that came with a page of another release is not taken', async () => {
  const block = JSON.stringify({ [FILE.replace('1.0.0', '2.0.0')]: { kind: 'Old' } });
  document.body.innerHTML = `<script type="application/json" id="${PAGE_TEXTS_ID}">${block}</script>`;
  answers = [file({ kind: 'Gel' })];
  expect(await read()).toEqual({ kind: 'Gel' });
});

test('where pages are rendered, it is read from the server build', async () => {
  const readText = jest.fn(() => ({ kind: 'Gel' }));
  Object.assign(globalThis, { [READ_TEXT]: readText });
  expect(await read()).toEqual({ kind: 'Gel' });
  expect(readText).toHaveBeenCalledWith('remoteProducts', 'texts/pages/en/gel.json');
});

test.each([
  ['does not come', 'none'],
  ['comes damaged', [file({ kind: 'Gel' })[0], JSON.stringify({ kind: 'Gfl' })]],
] as [string, PageTextFile | 'none'][])(
  'one that %s is asked for again past the caches',
  async (_, first) => {
    answers = [first, file({ kind: 'Gel' })];
    expect(await read()).toEqual({ kind: 'Gel' });
    expect(asked).toEqual([
      [FILE, 'default'],
      [FILE, 'reload'],
    ]);
  },
);

test('it is fetched once, and after a failure again when someone asks later', async () => {
  const { pageText } = await import('./pageText');
  answers = [];
  const failing = pageText('en/gel');
  expect(pageText('en/gel')).toBe(failing);
  await expect(failing).rejects.toThrow('Failed to fetch');
  // React asks again before it shows the failure.
  expect(pageText('en/gel')).toBe(failing);
  jest.advanceTimersByTime(301);
  answers = [file({ kind: 'Gel' })];
  const text = pageText('en/gel');
  expect(await text).toEqual({ kind: 'Gel' });
  expect(pageText('en/gel')).toBe(text);
});
