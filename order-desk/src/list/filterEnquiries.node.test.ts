import { enquiry } from '../testing/memoryCloud';
import { filterEnquiries, isFound } from './filterEnquiries';

const asha = enquiry(1);
const order = { ...asha.order!, Name: 'Asha Verma', Email: 'asha@mail.example' };
const one = { ...asha, order };

test.each([
  ['nothing', ''],
  ['part of a name, in any case', 'ASHA ve'],
  ['a number', '98765 43210'],
  ['a number with the code of the country', '+91 98765-43210'],
  ['the end of a number', '3210'],
  ['an e-mail address', 'asha@mail'],
  ['an e-mail address with a mark that nobody sees', '\u2066asha@mail.example\u2069'],
  ['a number of a Hindi keyboard', '९८७६५ ४३२१०'],
  ['a reference', 'ci-aaaa-0001'],
  ['a reference without its hyphens', 'ci aaaa 0001'],
  ['a part of a reference', 'aaaa00'],
])('%s finds it', (_case, text) => {
  expect(isFound(one, text)).toBe(true);
});

test.each(['Ravi', '1234567', 'CI-BBBB', '98'])('%s does not', (text) => {
  expect(isFound(one, text)).toBe(false);
});

test('status and product narrow it down', () => {
  const called = enquiry(2, { status: 'called' });
  const cream = enquiry(3, { product: 'Cirvena-Cream' });

  expect(filterEnquiries([one, called, cream], { status: 'called' }, '')).toEqual([called]);
  expect(filterEnquiries([one, called, cream], { product: 'Cirvena-Cream' }, '')).toEqual([cream]);
  expect(filterEnquiries([one, called, cream], {}, 'Asha')).toEqual([one]);
});
