import { languages as all } from '@site/contracts/languages';
import { routes as every } from '@site/contracts/paths';
import { readSelection } from './readSelection';

test('a full run has every route in every language', () => {
  const { routes, languages, only } = readSelection({});

  expect(routes).toEqual(every);
  expect([languages, only]).toEqual([all, undefined]);
});

test('a quick run has home, one product and the form', () => {
  const { routes, languages } = readSelection({ quick: true });

  expect(routes).toEqual(['/', expect.stringMatching(/^\/products\//), '/buy-now']);
  expect(languages).toEqual(['en']);
});

test('routes, language and part can be chosen', () => {
  expect(readSelection({ routes: '/,/buy-now', language: 'hi', only: 'touch' })).toEqual({
    ...{ routes: ['/', '/buy-now'], languages: ['hi'] },
    ...{ only: 'touch', isKept: false },
  });
});

test.each([
  [{ routes: '/nowhere' }, 'Invalid --routes "/nowhere" (expected /, '],
  [{ keep: true, quick: true }, 'Only a run of every route in every language is kept.'],
  [{ keep: true, only: 'touch' as const }, 'Only a run of every route in every language is kept.'],
])('%j is refused', (asked, message) => {
  expect(() => readSelection(asked)).toThrow(message);
});
