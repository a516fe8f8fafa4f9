import { orderValues } from '@site/contracts/enquiry';
import { referenceOf } from '@site/contracts/orderReference';
import { orderRecord } from '../../testing/sampleOrders';
import { filterOf, type Wanted } from './filter';

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

const accepted: [Wanted, object, boolean][] = [
  [{ product: 'forte' }, { Products: 'Cirvena-Forte' }, true],
  [{ product: 'Cirvena-Forte' }, { Products: 'Cirvena-Forte' }, true],
  [{ product: 'cirvena cream' }, { Products: 'Cirvena-Forte' }, false],
  [{ kind: 'retailer' }, { RetailerSelfUse: 'Retailer' }, true],
  [{ kind: 'self-use' }, { RetailerSelfUse: 'Self Use' }, true],
  [{ kind: 'Self Use' }, { RetailerSelfUse: 'Retailer' }, false],
  [{ email: ' ASHA@Example.com' }, { Email: 'asha@example.com' }, true],
  [{ email: 'asha@example.co' }, { Email: 'asha@example.com' }, false],
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
  [{ product: 'other' }, `--product takes one of: ${orderValues.join(', ')}.`],
  [{ kind: '' }, '--kind takes one of: Retailer, Self Use.'],
])('%j is answered with one sentence', (wanted, sentence) => {
  expect(() => filterOf(wanted)).toThrow(sentence);
});
