import { orderRules, type FieldRule } from '@site/order-model/enquiry';
import { toOrder } from './toOrder';

const rules: Record<string, FieldRule> = orderRules;
const order = {
  Name: 'Asha Rao',
  Email: 'asha@example.com',
  Mobile: '9876543210',
  Quantity: 2,
  RetailerSelfUse: 'Self Use',
  Products: 'Cirvena-Forte',
};

test('an order from before a field was required is read, and that field has its type where it is there', () => {
  rules.City = { pattern: /^[A-Z][a-z]*$/ };
  try {
    expect(toOrder(order)?.Mobile).toBe('9876543210');
    expect(toOrder({ ...order, City: 'Delhi' })).toMatchObject({ City: 'Delhi' });
    expect(toOrder({ ...order, City: 7 })).toBeUndefined();
  } finally {
    delete rules.City;
  }
});
