import { english } from '../src/texts/en';

test('the messages are those of §5 and §8, word for word', () => {
  expect(english.messages).toEqual({
    unfilled: 'Please fill the data',
    email: 'Please enter a valid email address',
    mobileNotDigits: 'Please enter only number.',
    mobileLength: 'Please enter 10 digit Mobile number.',
    saveThrew: 'Error adding document',
    saved: 'Order Received Successfully',
  });
});

test('the labels are those of §3, the words of the Subscribe box those of §2', () => {
  const { labels, placeOrder, buyers } = english.form;
  expect(Object.values(labels)).toEqual([
    'Name*',
    'Email*',
    'Phone*',
    'Quantity*',
    'Retailer / Self Use*',
    'Select Product*',
  ]);
  expect(placeOrder).toBe('Place Order');
  expect(buyers).toEqual({ Retailer: 'Retailer', 'Self Use': 'Self Use' });
  expect(english.subscribe).toMatchObject({ placeholder: 'Enter Your Email', button: 'Subscribe' });
});
