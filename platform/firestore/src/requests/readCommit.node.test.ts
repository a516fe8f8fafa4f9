import { collections } from '@site/contracts/enquiry';
import { documentsRoot } from '../documents/names';
import { sendCommit } from '../testing/sendRequest';
import { PROJECT, nameOf, orderRecord, orderWrite, wireOf } from '../testing/sampleOrders';
import { storeForEachTest } from '../testing/storeForEachTest';

const store = storeForEachTest();

const commit = (...writes: unknown[]) => sendCommit(store.port, { writes });
const withFields = (id: string, changes: Record<string, unknown>) => ({
  update: { name: nameOf(id), fields: { ...wireOf(orderRecord()), ...changes } },
});

describe('a quantity', () => {
  const quantity = (value: unknown) => commit(withFields('one', { Quantity: value }));

  test.each([
    { integerValue: '2.5' },
    { integerValue: 2.5 },
    { integerValue: '9223372036854775808' },
    { integerValue: 'two' },
    { integerValue: '' },
    { doubleValue: 'two' },
    { booleanValue: 'yes' },
    { nullValue: 'none' },
    { timestampValue: 'today' },
    { stringValue: [] },
    { stringValue: null },
    { mapValue: { fields: [] } },
    { arrayValue: { values: [{ arrayValue: {} }] } },
    { arrayValue: { values: {} } },
    { otherValue: 2 },
    { integerValue: '2', stringValue: '2' },
    {},
    2,
    null,
  ])('of a malformed encoding is an invalid argument (%#)', async (value) => {
    expect(await quantity(value)).toMatchObject({
      code: 400,
      body: { error: { status: 'INVALID_ARGUMENT' } },
    });
  });

  const inside = (depth: number) => {
    const opened = '{"mapValue":{"fields":{"a":'.repeat(depth);
    const nested = `${opened}{"integerValue":"2"}${'}}}'.repeat(depth)}`;
    const body = JSON.stringify({ writes: [withFields('one', { Quantity: 'nested' })] });
    return sendCommit(store.port, body.replace('"nested"', nested));
  };

  test('inside twenty maps is not permitted', async () => {
    expect(await inside(20)).toMatchObject({ code: 403 });
  });

  test.each([21, 1500])('inside %i maps is an invalid argument', async (depth) => {
    expect(await inside(depth)).toMatchObject({
      code: 400,
      body: { error: { message: 'Values nest at most 20 deep.' } },
    });
  });
});

describe('a name', () => {
  test.each([
    undefined,
    7,
    'one',
    nameOf('one').replace('demo-site', 'demo-other'),
    nameOf('one').replace(/\/one.*/, ''),
    `${documentsRoot(PROJECT)}/${collections.orders}/${'a'.repeat(1501)}`,
  ])('%j is malformed', async (name) => {
    expect(await commit({ update: { name, fields: wireOf(orderRecord()) } })).toMatchObject({
      code: 400,
    });
  });
});

const one = nameOf('one');
const increment = { fieldPath: 'Quantity', increment: { integerValue: '1' } };

describe('a write', () => {
  test.each([
    { verify: one, currentDocument: { exists: true } },
    { transform: { document: one, fieldTransforms: [increment] } },
    { ...orderWrite('one'), updateTransforms: [increment] },
    { ...orderWrite('one'), currentDocument: { updateTime: '2026-01-01T00:00:00Z' } },
    { update: { ...orderWrite('one').update, createTime: '2026-01-01T00:00:00Z' } },
  ])('that no page of ours makes is not implemented: %j', async (write) => {
    expect(await commit(write)).toMatchObject({
      code: 501,
      body: { error: { code: 501, status: 'UNIMPLEMENTED' } },
    });
    expect(await store.starts()).toEqual([]);
  });

  test('may name what it does not use, as null', async () => {
    const write = { ...orderWrite('one'), updateMask: null, currentDocument: null };
    expect(await commit(write)).toMatchObject({ code: 200 });
  });

  test.each([
    { ...orderWrite('one'), other: 1 },
    { update: 7 },
    { update: null },
    {},
    7,
    { update: { name: one, fields: [] } },
    withFields('one', JSON.parse('{"__proto__":{"stringValue":"x"}}')),
    withFields('one', { '': { stringValue: 'x' } }),
  ])('is an invalid argument: %j', async (write) => {
    expect(await commit(write)).toMatchObject({
      code: 400,
      body: { error: { status: 'INVALID_ARGUMENT' } },
    });
  });
});

describe('a body', () => {
  test.each([{ writes: [orderWrite('one')], other: 1 }, { writes: {} }, [], null])(
    'is an invalid argument: %j',
    async (body) => {
      expect(await sendCommit(store.port, body)).toMatchObject({ code: 400 });
    },
  );

  test('of a transaction is not implemented', async () => {
    const body = { writes: [orderWrite('one')], transaction: 'YWJj' };
    expect(await sendCommit(store.port, body)).toMatchObject({ code: 501 });
    expect(await store.starts()).toEqual([]);
  });
});
