import { collections } from '@site/contracts/enquiry';
import { journalIn } from './dataFolder';
import { askAll, askCommit } from './testing/ask';
import { nameOf, orderRecord, orderWrite, wireOf } from './testing/orders';
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
    { booleanValue: 'true' },
    { nullValue: 0 },
    { timestampValue: 'today' },
    { stringValue: 2 },
    { mapValue: { fields: [] } },
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
    const opened = '{"arrayValue":{"values":['.repeat(depth);
    const nested = `${opened}{"integerValue":"2"}${']}}'.repeat(depth)}`;
    const body = JSON.stringify({ writes: [withFields('one', { Quantity: 'nested' })] });
    return askCommit(store.port, body.replace('"nested"', nested));
  };

  test('inside twenty lists is not permitted', async () => {
    expect(await inside(20)).toMatchObject({ code: 403 });
  });

  test.each([21, 1500])('inside %i lists is an invalid argument', async (depth) => {
    expect(await inside(depth)).toMatchObject({
      code: 400,
      body: { error: { message: 'Values nest at most 20 deep.' } },
    });
  });
});

describe('a name', () => {
  const named = (name: unknown) => commit({ update: { name, fields: wireOf(orderRecord()) } });

  test.each(['a', 'A-b_9', 'a'.repeat(1500)])('with a sane id is stored', async (id) => {
    expect(await named(nameOf(id))).toMatchObject({ code: 200 });
  });

  test.each(['', '.', '..', '__x__', 'a b', 'é', 'a\n', 'a'.repeat(1501)])(
    'with the id %j is malformed',
    async (id) => {
      expect(await named(nameOf(id))).toMatchObject({ code: 400 });
    },
  );

  test.each([
    undefined,
    7,
    'one',
    nameOf('one').replace('demo-site', 'demo-other'),
    nameOf('one').replace('/one', ''),
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
  const refused: [number, unknown][] = [
    [403, { delete: nameOf('one') }],
    [403, { verify: nameOf('one'), currentDocument: { exists: true } }],
    [501, { transform: { document: nameOf('one'), fieldTransforms: [] } }],
    [501, { ...orderWrite('one'), updateTransforms: [] }],
    [501, { ...orderWrite('one'), updateMask: { fieldPaths: ['Name'] } }],
    [501, when('one', { updateTime: '2026-01-01T00:00:00Z' })],
    [400, when('one', { exists: 'no' })],
    [400, when('one', {})],
    [400, when('one', { exists: false, other: 1 })],
    [400, when('one', 7)],
    [400, { ...orderWrite('one'), other: 1 }],
    [400, { update: { ...orderWrite('one').update, createTime: '2026-01-01T00:00:00Z' } }],
    [400, { update: 7 }],
    [400, {}],
    [400, 7],
    [400, { update: { name: nameOf('one'), fields: [] } }],
    [403, { update: { name: nameOf('one') } }],
    [403, withFields('one', JSON.parse('{"__proto__":{"stringValue":"x"}}'))],
  ];
  test.each(refused)('is answered with %i: %j', async (code, write) => {
    expect(await commit(write)).toMatchObject({ code });
    expect(await askAll(store.port, collections.orders)).toEqual([]);
  });

  const refusedBodies: [number, unknown][] = [
    [501, { writes: [orderWrite('one')], transaction: 'YWJj' }],
    [400, { writes: [orderWrite('one')], other: 1 }],
    [400, { writes: [] }],
    [400, { writes: {} }],
    [400, {}],
    [400, []],
    [400, null],
  ];
  test.each(refusedBodies)('is answered with %i as a body: %j', async (code, body) => {
    expect(await askCommit(store.port, body)).toMatchObject({ code });
    expect(await askAll(store.port, collections.orders)).toEqual([]);
  });
});
