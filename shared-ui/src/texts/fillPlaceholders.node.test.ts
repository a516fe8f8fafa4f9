import { fillPlaceholders } from './fillPlaceholders';

test('replaces every placeholder that has a value', () => {
  expect(fillPlaceholders('{first} to {last} of {count}', { first: 1, last: 2, count: 4 })).toBe(
    '1 to 2 of 4',
  );
  expect(fillPlaceholders('{name} and {name}', { name: 'Forte' })).toBe('Forte and Forte');
});

test('leaves a placeholder without a value as it is', () => {
  expect(fillPlaceholders('{name} of {company}', { name: 'Forte' })).toBe('Forte of {company}');
});
