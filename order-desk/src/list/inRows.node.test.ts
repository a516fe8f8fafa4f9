import { enquiry } from '../testing/memoryCloud';
import { inRows } from './inRows';

const numbers = (...mobiles: string[]) =>
  mobiles.map((Mobile, at) => {
    const one = enquiry(at + 1);
    return { ...one, order: { ...one.order!, Mobile } };
  });

test('enquiries of one number are a row, where the first of them stands', () => {
  const rows = inRows(numbers('9876500001', '9876500002', '9876500001', '9876500003'));
  expect(rows.map((row) => row.map(({ id }) => id))).toEqual([
    [enquiry(1).id, enquiry(3).id],
    [enquiry(2).id],
    [enquiry(4).id],
  ]);
});

test('what is known of no number is a row of its own', () => {
  const [one, two] = [enquiry(1), enquiry(2)].map(({ order: _, ...record }) => record);
  expect(inRows([one!, two!])).toEqual([[one], [two]]);
});
