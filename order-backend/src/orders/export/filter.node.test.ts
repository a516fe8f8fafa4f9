import { NO_EMAIL } from '@site/order-model/noEmail';
import { referenceOf } from '@site/order-model/orderReference';
import { orderRecord } from '../../testing/sampleOrders';
import { filterOf, filterOfSubscribers, type FilterOptions } from './filter';

const document = (createTime: string, changes: object = {}) => ({
  id: 'K7Qw2fXr9bLmZ4TsVdNe',
  fields: { ...orderRecord(), ...changes },
  createTime,
});
const NOON = '2026-01-31T06:30:00Z';

test.each([
  ['the first moment of the day in India', '2026-01-30T18:30:00.000000Z', true],
  ['the moment before', '2026-01-30T18:29:59.999999Z', false],
  ['the last moment of the day', '2026-01-31T18:29:59.999999Z', true],
  ['the moment after', '2026-01-31T18:30:00Z', false],
])('from one day to the same day holds %s or not', (_, createTime, isIn) => {
  const filter = filterOf({ from: '2026-01-31', to: '2026-01-31' });
  expect(filter(document(createTime))).toBe(isIn);
});

test('before a day is without that day', () => {
  const filter = filterOf({ before: '2026-01-31' });
  expect(filter(document('2026-01-30T18:29:59.999999Z'))).toBe(true);
  expect(filter(document('2026-01-30T18:30:00Z'))).toBe(false);
});

const accepted: [FilterOptions, object, boolean][] = [
  [{ email: ' ASHA@Example.com' }, { Email: 'asha@example.com' }, true],
  [{ email: 'asha@example.co' }, { Email: 'asha@example.com' }, false],
  [{ mobile: '+91 98765-43210' }, { Mobile: '9876543210' }, true],
  [{ mobile: '9876543211' }, { Mobile: '9876543210' }, false],
  [{ mobile: '9876543211', email: 'asha@example.com' }, { Email: 'asha@example.com' }, true],
  [{ mobile: '9876543211', email: 'other@example.com' }, { Email: 'asha@example.com' }, false],
  [{ id: 'K7Qw2fXr9bLmZ4TsVdNe' }, {}, true],
  [{ id: 'k7qw2fxr9blmz4tsvdne' }, {}, false],
  [{ id: referenceOf('K7Qw2fXr9bLmZ4TsVdNe') }, {}, true],
  [{ id: ` ${referenceOf('K7Qw2fXr9bLmZ4TsVdNe').toLowerCase()}` }, {}, true],
  [{ id: referenceOf('L7Qw2fXr9bLmZ4TsVdNe') }, {}, false],
  [{ id: 'K7Qw2fXr9bLmZ4TsVdNe', email: 'other@example.com' }, {}, false],
  [{}, {}, true],
];
test.each(accepted)('%j on %j: %j', (wanted, changes, isIn) => {
  expect(filterOf(wanted)(document(NOON, changes))).toBe(isIn);
});

test.each([
  [{ from: '31.1.2026' }, '--from takes a day such as 2026-01-31.'],
  [{ to: '2026-02-30' }, '--to takes a day such as 2026-01-31.'],
  [{ before: '2026-13-01' }, '--before takes a day such as 2026-01-31.'],
  [
    { from: '2026-02-01', to: '2026-01-31' },
    'These options leave no day: --from is the earlier one.',
  ],
  [
    { email: NO_EMAIL.toUpperCase() },
    `${NO_EMAIL} is nobody's address: callers without one share it.`,
  ],
  [{ email: 'asha@example.com,' }, '--email takes a whole address, and nothing beside it.'],
  [{ email: '<asha@example.com>' }, '--email takes a whole address, and nothing beside it.'],
  [{ email: 'asha' }, '--email takes a whole address, and nothing beside it.'],
  [{ mobile: '98765' }, '--mobile takes a number of 10 digits.'],
  [{ mobile: '9876543210, 9123456789' }, '--mobile takes a number of 10 digits.'],
  [{ mobile: '+1 202 555 0123' }, '--mobile takes a number of 10 digits.'],
  [{ mobile: '98765 43210 ext 2' }, '--mobile takes a number of 10 digits.'],
])('%j is answered with one sentence', (wanted, sentence) => {
  expect(() => filterOf(wanted)).toThrow(sentence);
});

test('an order whose address somebody spoilt by hand keeps no number from being looked for', () => {
  const mobile = '9876543210';
  const spoilt = document(NOON, { Mobile: mobile, Email: 'asha@example.com,' });
  const filter = filterOfSubscribers({ mobile }, [spoilt, document(NOON, { Mobile: mobile })]);
  expect(filter(document(NOON, { Mobile: undefined }))).toBe(true);
});
