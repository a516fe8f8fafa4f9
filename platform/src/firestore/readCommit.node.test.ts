import { collections } from '@site/contracts/enquiry';
import { journalIn } from './dataFolder';
import { documentsRoot } from './names';
import { askAll, askCommit } from './testing/ask';
import { PROJECT, nameOf, orderRecord, orderWrite, wireOf } from './testing/orders';
import { serveStore, type ServedStore } from './testing/serveStore';
import { temporaryFolders } from './testing/temporaryFolder';

const newFolder = temporaryFolders();
let store: ServedStore;

beforeEach(async () => {
  store = await serveStore({ journalFile: journalIn(await newFolder()), log: () => {} });
});

afterEach(() => store.close());

const commit = (...writes: unknown[]) => askCommit(store.port, { writes });
const withFields = (id: string, changes: Record<string, unknown>) => ({
  update: { name: nameOf(id), fields: { ...wireOf(orderRecord()), ...changes } },
});
const when = (id: string, currentDocument: unknown) => ({ ...orderWrite(id), currentDocument });

describe('a quantity', () => {
  const quantity = (value: unknown) => commit(withFields('one', { Quantity: value }));

  test.each([{ integerValue: '2' }, { integerValue: 2 }])('%j is stored', async (value) => {
    expect(await quantity(value)).toMatchObject({ code: 200 });
  });

  test.each([
    { doubleValue: 2 },
    { doubleValue: 'NaN' },
    { stringValue: '2' },
    { booleanValue: true },
    { nullValue: null },
    { timestampValue: '2026-01-01T00:00:00Z' },
    { mapValue: { fields: { a: { integerValue: '2' } } } },
    { mapValue: {} },
    { arrayValue: { values: [{ integerValue: '2' }] } },
    { arrayValue: {} },
    { bytesValue: 'aa==' },
    { integerValue: '0' },
    { integerValue: '-2' },
    { integerValue: '100001' },
    { integerValue: '9223372036854775807' },
  ])('%j is not permitted', async (value) => {
    expect(await quantity(value)).toMatchObject({
      code: 403,
      body: { error: { message: expect.stringMatching(/Quantity is not valid/) } },
    });
  });

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
    { bytesValue: 'a' },
    { referenceValue: 'one' },
    { geoPointValue: { latitude: 91 } },
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
    return askCommit(store.port, body.replace('"nested"', nested));
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
  const named = (name: unknown) => commit({ update: { name, fields: wireOf(orderRecord()) } });

  const placed = (id: string) => `${documentsRoot(PROJECT)}/${collections.orders}/${id}`;

  test('with an id of twenty letters and digits is stored', async () => {
    expect(await named(placed('aZ09aZ09aZ09aZ09aZ09'))).toMatchObject({ code: 200 });
  });

  test.each(['', '.', '..', '__x__', 'a'.repeat(1501)])(
    'with the id %j is malformed',
    async (id) => {
      expect(await named(placed(id))).toMatchObject({ code: 400 });
    },
  );

  test.each([
    'a',
    'a'.repeat(19),
    'a'.repeat(21),
    `${'a'.repeat(19)}-`,
    `${'a'.repeat(19)}\n`,
    '०'.repeat(20),
  ])('with the id %j is not permitted', async (id) => {
    expect(await named(placed(id))).toMatchObject({ code: 403 });
  });

  test.each([
    undefined,
    7,
    'one',
    nameOf('one').replace('demo-site', 'demo-other'),
    nameOf('one').replace(/\/one.*/, ''),
    nameOf('one', ''),
  ])('%j is malformed', async (name) => {
    expect(await named(name)).toMatchObject({ code: 400 });
  });

  test.each([nameOf('one', 'Other'), nameOf('one', 'constructor'), `${nameOf('one')}/a/b`])(
    '%s is not permitted',
    async (name) => {
      expect(await named(name)).toMatchObject({ code: 403 });
    },
  );
});

describe('everything else', () => {
  const one = nameOf('one');
  const increment = { fieldPath: 'Quantity', increment: { integerValue: '1' } };
  const refused: [number, unknown][] = [
    [403, { delete: one }],
    [400, { delete: 'one' }],
    [400, { delete: one, updateMask: {} }],
    [403, { verify: one, currentDocument: { exists: true } }],
    [400, { verify: one }],
    [400, { transform: { document: one, fieldTransforms: [] } }],
    [403, { transform: { document: one, fieldTransforms: [increment] } }],
    [400, { ...orderWrite('one'), updateTransforms: [{ fieldPath: 'Quantity' }] }],
    [400, { ...orderWrite('one'), updateTransforms: [{ ...increment, fieldPath: 'a b' }] }],
    [400, { ...orderWrite('one'), updateTransforms: [{ ...increment, increment: {} }] }],
    [403, { ...orderWrite('one'), updateMask: { fieldPaths: ['Name'] } }],
    [400, { ...orderWrite('one'), updateMask: { fieldPaths: [''] } }],
    [400, { ...orderWrite('one'), updateMask: { fieldPaths: ['`__x__`'] } }],
    [403, { ...withFields('one', { '': { stringValue: 'x' } }), updateMask: {} }],
    [403, when('one', { updateTime: '2026-01-01T00:00:00Z' })],
    [400, when('one', { updateTime: 'today' })],
    [400, when('one', { exists: 'no' })],
    [400, when('one', { exists: false, other: 1 })],
    [400, when('one', 7)],
    [400, { ...orderWrite('one'), other: 1 }],
    [400, { ...orderWrite('one'), delete: one }],
    [400, { update: { ...orderWrite('one').update, createTime: 'today' } }],
    [400, { update: 7 }],
    [400, {}],
    [400, 7],
    [400, { update: { name: one, fields: [] } }],
    [403, { update: { name: one } }],
    [400, withFields('one', JSON.parse('{"__proto__":{"stringValue":"x"}}'))],
    [400, withFields('one', { '': { stringValue: 'x' } })],
  ];
  test.each(refused)('is answered with %i: %j', async (code, write) => {
    expect(await commit(write)).toMatchObject({ code });
    expect(await askAll(store.port, collections.orders)).toEqual([]);
  });

  const refusedBodies = [
    { writes: [orderWrite('one')], transaction: 'YWJj' },
    { writes: [orderWrite('one')], other: 1 },
    { writes: {} },
    [],
    null,
  ];
  test.each(refusedBodies)('is malformed as a body: %j', async (body) => {
    expect(await askCommit(store.port, body)).toMatchObject({ code: 400 });
    expect(await askAll(store.port, collections.orders)).toEqual([]);
  });
});

describe('a stored order', () => {
  const stored = { integerValue: '2' };
  const reckoned = (operation: object) => ({
    ...orderWrite('one'),
    updateTransforms: [{ fieldPath: 'Quantity', ...operation }],
  });

  const unchanged: [string, unknown][] = [
    [
      'a mask of no field',
      { ...withFields('one', { Quantity: { integerValue: '3' } }), updateMask: {} },
    ],
    [
      'a mask of a field that stays the same',
      {
        ...withFields('one', { Quantity: { integerValue: '3' } }),
        updateMask: { fieldPaths: ['`Name`'] },
      },
    ],
    ['an increment by nothing', reckoned({ increment: { integerValue: '0' } })],
    ['a maximum that it has', reckoned({ maximum: { doubleValue: 1.5 } })],
    ['a minimum that it has', reckoned({ minimum: { doubleValue: 2 } })],
    [
      'the same quantity in another encoding',
      withFields('one', { Quantity: { integerValue: '2e0' } }),
    ],
  ];
  test.each(unchanged)('takes %s and stays as it is', async (_, write) => {
    await commit(orderWrite('one'));

    expect(await commit(write)).toMatchObject({ code: 200 });
    expect(await askAll(store.port, collections.orders)).toMatchObject([
      { fields: { Quantity: stored } },
    ]);
  });

  const changing: [string, unknown][] = [
    ['the same number as a double', withFields('one', { Quantity: { doubleValue: 2 } })],
    ['an increment by no number', reckoned({ increment: { doubleValue: 'NaN' } })],
    ['an increment', reckoned({ increment: { integerValue: '1' } })],
    [
      'a field that its mask takes away',
      { update: { name: nameOf('one') }, updateMask: { fieldPaths: ['Name'] } },
    ],
    [
      'a field inside a field',
      { ...reckoned({ maximum: { integerValue: '1' }, fieldPath: 'Quantity.a' }) },
    ],
    ['the time of the server', reckoned({ setToServerValue: 'REQUEST_TIME' })],
  ];
  test.each(changing)('refuses %s', async (_, write) => {
    await commit(orderWrite('one'));

    expect(await commit(write)).toMatchObject({ code: 403 });
    expect(await askAll(store.port, collections.orders)).toMatchObject([
      { fields: { Quantity: stored } },
    ]);
  });

  test('knows when it was stored', async () => {
    const { body } = await commit(orderWrite('one'));
    const { commitTime } = body as { commitTime: string };

    expect(await commit(when('one', { updateTime: commitTime }))).toMatchObject({ code: 200 });
    expect(await commit(when('one', { updateTime: '2026-01-01T00:00:00Z' }))).toMatchObject({
      code: 400,
      body: { error: { status: 'FAILED_PRECONDITION' } },
    });
  });
});
