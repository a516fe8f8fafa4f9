import { toPerson } from './person';

test.each([
  [' Asha@X.in ', { email: 'asha@x.in' }],
  ['+91 98765-43210', { mobile: '9876543210' }],
  ['9876543210', { mobile: '9876543210' }],
  ['98765', undefined],
  ['asha', undefined],
  ['asha@x', undefined],
  ['', undefined],
])('%j is %j', (text, person) => {
  expect(toPerson(text)).toEqual(person);
});

test.each([['a@'], ['@'], ['\u200b'], ['1']])(
  'a great many of %j are answered within a second',
  (signs) => {
    const since = performance.now();
    toPerson(`a${signs.repeat(500_000)}`);
    expect(performance.now() - since).toBeLessThan(1000);
  },
);
