import { collections, faultsOf } from './enquiry';
import { hasEmail, NO_EMAIL } from './noEmail';
import { searchKeyOf } from './searchKey';

const caller = {
  Name: 'Meera',
  Email: NO_EMAIL,
  Mobile: '9988776655',
  Quantity: 1,
  RetailerSelfUse: 'Retailer',
  Products: 'Cirvena-Forte',
};

test('an order of a caller without an address is stored by the rules, under a domain that no mail reaches', () => {
  expect(faultsOf(collections.orders, caller)).toEqual([]);
  // RFC 2606, section 2.
  expect(NO_EMAIL).toMatch(/[.]invalid$/);
});

test.each([
  [NO_EMAIL, false],
  [NO_EMAIL.toUpperCase(), false],
  ['', false],
  ['asha@example.com', true],
])('%j is an address: %j', (email, is) => {
  expect(hasEmail(email)).toBe(is);
});

test('nobody is searched by the address that stands for none', () => {
  expect(searchKeyOf(caller)).toEqual({ name: 'meera', email: '', mobile: '9988776655' });
});
