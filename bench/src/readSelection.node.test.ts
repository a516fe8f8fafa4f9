import { readSelection } from './readSelection';

test('a full run has every page in every language, a quick one home, a product and the form', () => {
  const { pages } = readSelection({});

  expect(pages).toEqual(expect.arrayContaining(['/', '/hi', '/buy-now', '/hi/buy-now']));
  expect(readSelection({ quick: true }).pages).toEqual([
    ...['/', expect.stringMatching(/^\/products\//), '/buy-now'],
  ]);
});

test('pages and part can be chosen', () => {
  expect(readSelection({ routes: '/,/hi/buy-now', only: 'touch' })).toEqual({
    ...{ pages: ['/', '/hi/buy-now'], only: 'touch', isKept: false },
  });
});

test.each([
  [{ routes: '/nowhere' }, 'Invalid --routes "/nowhere" (expected /, '],
  [{ keep: true, quick: true }, 'Only a run of every page is kept.'],
])('%j is refused', (asked, message) => {
  expect(() => readSelection(asked)).toThrow(message);
});
