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
