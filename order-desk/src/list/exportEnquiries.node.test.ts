import { NO_EMAIL } from '@site/order-model/noEmail';
import { enquiry } from '../testing/memoryCloud';
import { exportRows } from './exportEnquiries';

test('an export has all that is known, and each row as many values as the head', () => {
  const history = [
    { id: 'a', name: 'Asha', at: 1, note: 'Rang.' },
    { id: 'b', name: 'Ravi', at: 2, status: 'called' as const },
    { id: 'c', name: 'Ravi', at: 3, note: 'Price list.' },
  ];
  const withoutOrder = enquiry(2);
  delete withoutOrder.order;
  const [head, first, second] = exportRows([enquiry(1, { history }), withoutOrder]);

  expect(first).toEqual([
    ...['CI-AAAA-0001', '1970-01-01 05:31:00', 'new', 'Cirvena-Forte', 'Person 1', '9876500001'],
    ...['person1@example.com', 2, 'Self Use'],
    ...['Asha: Rang. | Ravi: Price list.', 'site'],
  ]);
  expect(first).toHaveLength(head?.length ?? 0);
  expect(second).toHaveLength(head?.length ?? 0);
});

test('a caller without an address has none in the table', () => {
  const { order, ...rest } = enquiry(1);
  const [head, row] = exportRows([{ ...rest, order: { ...order!, Email: NO_EMAIL } }]);
  expect(row?.[head?.indexOf('Email') ?? -1]).toBe('');
});
