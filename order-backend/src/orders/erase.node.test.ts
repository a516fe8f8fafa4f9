import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { collections, type OrderRecord } from '@site/order-model/enquiry';
import { referenceOf } from '@site/order-model/orderReference';
import { staffCollections } from '@site/order-model/staffCollections';
import { decodeFields, type WireFields } from '../documents/values';
import { ownerTokenIn } from '../journal/ownerToken';
import { idOf, orderRecord, startOf, wireOf } from '../testing/sampleOrders';
import { listAll } from '../testing/sendRequest';
import { storeForEachTest } from '../testing/storeForEachTest';
import { run } from '../testing/ordersCommand';

const store = storeForEachTest();

const stored = async () => [
  ...(await store.starts(collections.orders)),
  ...(await store.starts(collections.subscribers)),
];
const erase = (...args: string[]) => run('erase', ...args, '--data', store.folder);

beforeEach(async () => {
  await store.add('one', { Email: 'usha@example.com', Name: 'Usha' });
  await store.add('two');
  await store.add('three', { Email: 'Usha@Example.com', Name: 'Usha', Mobile: '9000000001' });
  await store.subscribe('four', 'usha@example.com');
  await store.subscribe('five', 'asha@example.com');
});

test('all of a person is shown first, and nothing erased', async () => {
  const before = await readFile(store.journalFile, 'utf8');
  const { code, output, warnings } = await erase('--email', 'usha@example.com');

  expect(code).toBe(0);
  expect(output).toMatch(
    /^\ufeffReceived,.*\r\n.*,threeZ+\r\n.*,oneZ+\r\n\ufeffReceived.*\r\n.*,fourZ+\r\n$/,
  );
  expect(output).not.toMatch(/asha/);
  expect(warnings).toMatch(
    /^2 enquiries\n1 subscriber\nNothing was erased yet\. .* add: --confirm 3\n$/,
  );
  expect(await readFile(store.journalFile, 'utf8')).toBe(before);
});

test('all of a person is erased, and nothing of others', async () => {
  const { code, output, warnings } = await erase('--email', 'usha@example.com', '--confirm', '3');

  expect({ code, output }).toEqual({ code: 0, output: '' });
  expect(warnings).toMatch(/^Erased 3 from /);
  const journal = await readFile(store.journalFile, 'utf8');
  expect(journal).not.toMatch(/usha/i);
  // After a backup is restored they are erased again by these lines (docs/on-call.md).
  const lines = journal.split('\n').filter((line) => line.includes('"erasure"'));
  const ids = lines.map((line) => (JSON.parse(line) as { id: string }).id);
  expect(ids.sort()).toEqual([idOf('four'), idOf('one'), idOf('three')]);
  expect((await stat(store.journalFile)).mode & 0o777).toBe(0o600);
  expect(await stored()).toEqual(['two', 'five']);
  expect(store.logged.join()).not.toMatch(/usha/i);
});

test('an enquiry goes with its record, and the log says so in the same commit', async () => {
  for (const start of ['one', 'two']) {
    await store.put(staffCollections.desk, idOf(start), { status: 'new' });
    // That somebody of staff wrote it down, where its record is still to be made.
    await store.put(staffCollections.additions, idOf(start), { source: 'message' });
  }
  await erase('--email', 'usha@example.com', '--confirm', '3');

  expect(await store.starts(staffCollections.desk)).toEqual(['two']);
  expect(await store.starts(staffCollections.additions)).toEqual(['two']);
  const log = (await listAll(store.port, staffCollections.log)) as {
    name: string;
    fields: WireFields;
  }[];
  const entries = log.map(({ name, fields }) => [startOf(name), decodeFields(fields)]);
  const entry = (start: string) => ({
    kind: 'erasure',
    reason: 'command',
    at: expect.anything(),
    ...(start !== 'four' && { reference: referenceOf(idOf(start)) }),
  });
  expect(Object.fromEntries(entries)).toEqual({
    one: entry('one'),
    three: entry('three'),
    four: entry('four'),
  });
});

test('a number has the subscriptions of the addresses in its enquiries', async () => {
  const { warnings } = await erase('--mobile', '9000000001');
  expect(warnings).toMatch(/^1 enquiry\n1 subscriber\n/);
  await erase('--mobile', '9000000001', '--confirm', '2');
  expect(await stored()).toEqual(['one', 'two', 'five']);
});

test('what fails half way leaves no subscription that the number finds no more', async () => {
  const usha = { Email: 'usha@example.com', Mobile: '9000000001' };
  for (let more = 0; more < 50; more++) await store.add(`more${more}`, usha);
  const { fetch } = globalThis;
  const sending = jest.spyOn(globalThis, 'fetch').mockImplementationOnce(fetch);
  sending.mockRejectedValueOnce(new Error('No network.'));
  const { warnings } = await erase('--mobile', usha.Mobile, '--confirm', '52');
  sending.mockRestore();

  expect(warnings).toMatch(/^50 of 52 erased\./);
  expect(await stored()).not.toContain('four');
});

describe('an order that somebody changed by hand, whose record is as before', () => {
  const search = { name: 'usha', email: 'usha@example.com', mobile: '9000000001' };
  async function change(fields: object) {
    await store.put(staffCollections.desk, idOf('two'), { status: 'new', search });
    await store.close();
    const [before, after] = [orderRecord(), fields as OrderRecord].map((order) =>
      JSON.stringify(wireOf(order)),
    );
    const journal = await readFile(store.journalFile, 'utf8');
    await writeFile(store.journalFile, journal.replace(before!, after!));
    await store.open();
  }

  test.each([
    ['--email', 'usha@example.com'],
    ['--mobile', '9000000001'],
  ])('is found by what was taken out of it: %s', async (...asked) => {
    const order: Partial<OrderRecord> = orderRecord({ Name: '' });
    delete order.Email;
    delete order.Mobile;
    await change(order);
    const { output } = await erase(...asked);
    expect(output).toMatch(/,usha,usha@example.com,9000000001,2,Retailer,.*,twoZ+\r/);
    const count = asked[0] === '--email' ? '4' : '3';
    expect(await erase(...asked, '--confirm', count)).toMatchObject({ code: 0 });
    expect(await stored()).not.toContain('two');
    expect(await stored()).not.toContain('four');
    expect(await stored()).toContain('five');
    expect(await store.starts(staffCollections.desk)).toEqual([]);
  });

  test('belongs to the person that it names', async () => {
    await change(orderRecord({ Email: 'ravi@example.com' }));
    const { output, warnings } = await erase('--email', search.email, '--mobile', search.mobile);
    expect(output).not.toMatch(/twoZ/);
    expect(warnings).toMatch(/^2 enquiries\n1 subscriber\n/);
  });
});

test('a record that has lost its order is erased as well', async () => {
  const search = { name: 'zoya', email: 'zoya@example.com', mobile: '9000000002' };
  await store.put(staffCollections.desk, idOf('alone'), { status: 'new', search });
  expect((await erase('--email', search.email)).output).toMatch(/,zoya,.*,aloneZ+\r/);
  await erase('--email', search.email, '--confirm', '1');
  expect(await store.starts(staffCollections.desk)).toEqual([]);
});

test('everything before a day is erased, however many there are', async () => {
  expect(await erase('--before', '2020-01-01')).toEqual({
    code: 0,
    output: '',
    warnings: 'Nothing of that is stored, so nothing was erased.\n',
  });
  for (let more = 0; more < 60; more++) await store.add(`more${more}`);
  await erase('--before', '2100-01-01', '--confirm', '65');
  expect(await stored()).toEqual([]);
});

test('forged ones are erased together, by their references', async () => {
  const forged = `${referenceOf(idOf('one'))}, ${idOf('two')}`;
  expect(await erase('--id', forged, '--confirm', '2')).toMatchObject({ code: 0 });
  expect((await stored()).sort()).toEqual(['five', 'four', 'three']);
});

test('those of a flood stand in a file, however many they are', async () => {
  const file = join(store.folder, 'flood.txt');
  const others = Array.from({ length: 12_000 }, (_, made) => idOf(`forged${made}`));
  const lines = [`${referenceOf(idOf('one'))},`, `${idOf('two')} ${idOf('four')}\r`, ...others];
  await writeFile(file, `\ufeff${lines.join('\n')}\n`);
  expect(await erase('--id', `@${file}`, '--confirm', '3')).toMatchObject({ code: 0 });
  expect((await stored()).sort()).toEqual(['five', 'three']);

  await writeFile(file, '\n');
  for (const wrong of [file, join(store.folder, 'none.txt')]) {
    const { code, output } = await erase('--id', `@${wrong}`);
    expect({ code, output }).toEqual({ code: 2, output: '' });
  }
});

test('without a server nothing is erased', async () => {
  await store.close();
  expect(await erase('--id', idOf('one'), '--confirm', '1')).toMatchObject({
    code: 1,
    warnings: `Nothing was erased: no server runs on ${store.folder}. Run: npm start -- --data ${store.folder}\n`,
  });
  await store.open();
  expect(await stored()).toHaveLength(5);
});

test('a server that answers no more is named', async () => {
  jest.spyOn(globalThis, 'fetch').mockRejectedValueOnce(new Error('No network.'));
  const { warnings } = await erase('--id', idOf('one'), '--confirm', '1');
  expect(warnings).toMatch(/^0 of 1 erased\. No server answers at \S+\. Look again/);
});

test('a server of another data folder erases nothing, and is said to be that', async () => {
  const token = ownerTokenIn(store.folder);
  const kept = await readFile(token, 'utf8');
  await writeFile(token, 'of another folder');

  expect(await erase('--id', idOf('one'), '--confirm', '1')).toMatchObject({
    code: 1,
    warnings: expect.stringMatching(/^0 of 1 erased\. The server at \S+ has another data folder\./),
  });
  await writeFile(token, kept);
  expect(await stored()).toHaveLength(5);
});

test.each([
  [[], 'erase takes one of --id REFERENCE, --before DAY, and --email ADDRESS'],
  [['--email', ' '], 'erase takes one of '],
  [['--id', 'one', '--email', 'usha@example.com'], 'erase takes one of '],
  [['--id', 'one', '--confirm=0'], 'is invalid. Expected a whole number, of at least 1.'],
])('erase %j is answered with what it takes', async (args, said) => {
  expect(await erase(...args)).toEqual({
    code: 2,
    output: '',
    warnings: expect.stringContaining(said),
  });
});
