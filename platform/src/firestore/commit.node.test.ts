import { collections } from '@site/contracts/enquiry';
import { journalIn } from './dataFolder';
import { readFile } from 'node:fs/promises';
import { askAll, askCommit } from './testing/ask';
import { nameOf, orderRecord, orderWrite, wireOf } from './testing/orders';
import { serveStore, type ServedStore } from './testing/serveStore';
import { temporaryFolders } from './testing/temporaryFolder';

const newFolder = temporaryFolders();
let journalFile: string;
let store: ServedStore;

beforeEach(async () => {
  journalFile = journalIn(await newFolder());
  store = await serveStore({ journalFile, log: () => {} });
});

afterEach(() => store.close());

const commit = (...writes: unknown[]) => askCommit(store.port, { writes });
const ids = async () =>
  (await askAll(store.port, collections.orders)).map(({ name }) => name.split('/').at(-1));
const withFields = (id: string, changes: Record<string, unknown>) => ({
  update: { name: nameOf(id), fields: { ...wireOf(orderRecord()), ...changes } },
});
const when = (id: string, currentDocument: unknown) => ({ ...orderWrite(id), currentDocument });
const TIME = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/);

describe('a commit', () => {
  test('answers as Firestore does', async () => {
    const reply = await commit(orderWrite('one'), orderWrite('two'));

    expect(reply).toMatchObject({
      code: 200,
      body: { writeResults: [{ updateTime: TIME }, { updateTime: TIME }], commitTime: TIME },
    });
  });

  test('again with the same data changes nothing and tells when the document was stored', async () => {
    const first = await commit(orderWrite('one'));
    const journal = await readFile(journalFile, 'utf8');
    const { update } = orderWrite('one');
    const reordered = Object.fromEntries(Object.entries(update.fields).reverse());
    const second = await commit({ update: { ...update, fields: reordered } });

    const { commitTime } = first.body as { commitTime: string };
    expect(second).toMatchObject({
      code: 200,
      body: { writeResults: [{ updateTime: commitTime }] },
    });
    expect(await readFile(journalFile, 'utf8')).toBe(journal);
  });

  test('keeps every text just as it is', async () => {
    const Name = 'José 😀 \ud83d \u0000 ক্\u200dষ "\\n';
    await commit(orderWrite('one', { Name }));
    await store.close();
    store = await serveStore({ journalFile, log: () => {} });

    expect(await askAll(store.port, collections.orders)).toMatchObject([
      { fields: { Name: { stringValue: Name } } },
    ]);
  });

  test('with other data for a stored id is refused', async () => {
    await commit(orderWrite('one'));

    expect(await commit(orderWrite('one', { Quantity: 3 }))).toMatchObject({ code: 403 });
    expect(await askAll(store.port, collections.orders)).toMatchObject([
      { fields: { Quantity: { integerValue: '2' } } },
    ]);
  });

  test('is stored all or not at all', async () => {
    await commit(orderWrite('old'));

    expect(await commit(orderWrite('new'), orderWrite('old', { Quantity: 3 }))).toMatchObject({
      code: 403,
    });
    expect(await commit(orderWrite('new'), orderWrite('new', { Quantity: 3 }))).toMatchObject({
      code: 403,
    });
    expect(await commit(orderWrite('new'), orderWrite('bad', { Quantity: 0 }))).toMatchObject({
      code: 403,
    });
    expect(await ids()).toEqual(['old']);
  });

  test('may hold ten writes, not eleven', async () => {
    const writes = Array.from({ length: 11 }, (_, index) => orderWrite(`id-${index}`));

    expect(await commit(...writes)).toMatchObject({ code: 400 });
    expect(await commit(...writes.slice(1))).toMatchObject({ code: 200 });
    expect(await ids()).toHaveLength(10);
  });

  test('heeds what it says about the document being there', async () => {
    expect(await commit(when('one', { exists: true }))).toMatchObject({ code: 403 });
    expect(await commit(when('one', { exists: false }))).toMatchObject({ code: 200 });
    expect(await commit(when('one', { exists: false }))).toMatchObject({
      code: 409,
      body: { error: { status: 'ALREADY_EXISTS' } },
    });
    expect(await commit(when('one', { exists: true }))).toMatchObject({ code: 200 });
  });
});

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
    expect(await ids()).toEqual([]);
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
    expect(await ids()).toEqual([]);
  });
});

describe('commits at the same time', () => {
  test('are all stored', async () => {
    const wanted = Array.from(
      { length: 200 },
      (_, index) => `id-${String(index).padStart(3, '0')}`,
    );
    const replies = await Promise.all(wanted.map((id) => commit(orderWrite(id))));

    expect(replies.map(({ code }) => code)).toEqual(wanted.map(() => 200));
    expect(await ids()).toEqual(wanted);
    expect((await readFile(journalFile, 'utf8')).match(/\n/g)).toHaveLength(200);
  });

  test('with one id and different data store exactly one', async () => {
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, index) => commit(orderWrite('one', { Quantity: index + 1 }))),
    );

    expect(replies.filter(({ code }) => code === 200)).toHaveLength(1);
    expect(replies.filter(({ code }) => code === 403)).toHaveLength(19);
    expect(await ids()).toEqual(['one']);
  });

  test('with one id and the same data all succeed and store one', async () => {
    const replies = await Promise.all(Array.from({ length: 20 }, () => commit(orderWrite('one'))));

    expect(replies.map(({ code }) => code)).toEqual(replies.map(() => 200));
    expect((await readFile(journalFile, 'utf8')).match(/\n/g)).toHaveLength(1);
  });
});
