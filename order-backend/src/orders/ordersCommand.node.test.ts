import { appendFile, chmod, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import readXlsxFile from 'read-excel-file/node';
import { NO_EMAIL } from '@site/order-model/noEmail';
import { referenceOf } from '@site/order-model/orderReference';
import { collections, type OrderRecord } from '@site/order-model/enquiry';
import { staffCollections } from '@site/order-model/staffCollections';
import { journalIn } from '../journal/dataFolder';
import { toJournalLine } from '../journal/journalLines';
import { idOf, orderRecord, wireOf } from '../testing/sampleOrders';
import { storeForEachTest } from '../testing/storeForEachTest';
import { temporaryFolders } from '@site/tooling/testing/temporaryFolder';
import { run, runOnTerminal } from '../testing/ordersCommand';

const newFolder = temporaryFolders();
const store = storeForEachTest();

const OLD_TIME = '2026-01-01T00:00:00.000000Z';

/** Stores an order that an earlier release let in. */
async function addOld(
  start: string,
  changes: Partial<OrderRecord>,
  createTime = OLD_TIME,
): Promise<void> {
  await store.close();
  const order = {
    collection: collections.orders,
    id: idOf(start),
    fields: wireOf(orderRecord(changes)),
  };
  const line = toJournalLine({ ...order, createTime });
  await appendFile(store.journalFile, line);
  await store.open();
}

const runHere = (...args: string[]) => run('--data', store.folder, ...args);

test('a folder without an order says so, and one that is not there', async () => {
  const none = join(store.folder, 'none');
  expect((await run('--data', none)).warnings).toMatch(`${none} does not exist.\nUsage: `);
  const { code, output, warnings } = await runHere();
  expect({ code, warnings }).toEqual({ code: 0, warnings: 'No enquiries\n' });
  expect(output).toMatch(/^\ufeffReceived,Name,[^\n]*\r\n$/);
  expect(await runHere('--subscribers', '--json')).toMatchObject({
    output: '[]\n',
    warnings: 'No subscribers\n',
  });
});

test('enquiries come newest first, with the names of the specification', async () => {
  // Later ones have ids that come first, so that the order can only be the time's.
  await store.add('ccc', { Name: 'First' });
  await store.add('bbb', { Name: 'Second' });
  await store.add('aaa', { Name: 'Third' });
  const { code, output, warnings } = await runHere();
  const [headings = '', ...rows] = output.split('\r\n');

  expect({ code, warnings }).toEqual({ code: 0, warnings: '' });
  expect(headings).toBe(
    '\ufeffReceived,Name,Email,Mobile,Quantity,RetailerSelfUse,Products,Reference,Id',
  );
  expect(rows).toEqual([
    expect.stringMatching(
      /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d,Third,asha@example\.com,9876543210,2,.*,aaaZ+$/,
    ),
    expect.stringMatching(/,Second,.*,bbbZ+$/),
    expect.stringMatching(/,First,.*,cccZ+$/),
    '',
  ]);
});

describe('on a terminal', () => {
  const runWide = (...args: string[]) => runOnTerminal(160, '--data', store.folder, ...args);

  test('enquiries are a table, whatever Hindi and long names are among them', async () => {
    await addOld('one', { Name: 'आशा राव' });
    await addOld('two', { Name: 'Venkatanarasimharajuvaripeta Rao' });
    const { output, warnings } = await runWide();
    const [headings = '', rule = '', ...rows] = output.trimEnd().split('\n');

    expect(warnings).toBe('');
    expect(headings.split(/ {2,}/)).toEqual([
      ...['Received', 'Name', 'Email', 'Mobile'],
      ...['Quantity', 'RetailerSelfUse', 'Products', 'Reference'],
    ]);
    expect(rule).toMatch(/^[- ]+$/);
    expect(rows.map((row) => row.split(/ {2,}/).slice(0, 4))).toEqual([
      ['2026-01-01 05:30:00', 'Venkatanarasimharajuvaripeta Rao', 'asha@example.com', '9876543210'],
      ['2026-01-01 05:30:00', 'आशा राव', 'asha@example.com', '9876543210'],
    ]);
    expect(Math.max(...output.split('\n').map((line) => line.length))).toBeLessThanOrEqual(160);
  });

  test('where a table is too wide, each enquiry is a block of lines', async () => {
    await addOld('one', {});
    await addOld('two', {});
    const { output } = await runOnTerminal(60, '--data', store.folder);
    const [first = '', second, ...others] = output.split('\n\n');

    expect(first.split('\n').slice(0, 2)).toEqual([
      'Received         2026-01-01 05:30:00',
      'Name             Asha Rao',
    ]);
    expect(second).toContain(`Reference        ${referenceOf(idOf('one'))}`);
    expect(others).toEqual([]);
  });

  test('the formats that are asked for stay, and nothing is no table', async () => {
    expect(await runWide()).toEqual({ code: 0, output: '', warnings: 'No enquiries\n' });
    await addOld('one', {});
    expect((await runWide('--csv')).output).toBe((await runHere()).output);
    expect((await runWide('--json')).output).toBe((await runHere('--json')).output);
    const erase = ['erase', '--data', store.folder, '--id', idOf('one')];
    expect((await runOnTerminal(160, ...erase)).output).toBe((await runWide()).output);
    await runWide('--out', join(store.folder, 'out.csv'));
    expect(await readFile(join(store.folder, 'out.csv'), 'utf8')).toBe((await runHere()).output);
  });

  test('nothing of an enquiry steers it', async () => {
    await addOld('one', { Name: '\u001b]0;title\u0007\r\n\u009b2J\u202e' });
    for (const columns of [60, 160]) {
      const { output } = await runOnTerminal(columns, '--data', store.folder);
      expect(output.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\u202e]/u);
      expect(output).toMatch(/title/);
    }
  });
});

test('a moment is shown as clocks in India show it', async () => {
  await addOld('one', {}, '2026-12-31T18:30:00.000000Z');
  expect((await runHere()).output).toContain('\r\n2027-01-01 00:00:00,');
});

test('JSON keeps numbers and the exact moment', async () => {
  await addOld('one', {});
  const { output } = await runHere('--json');

  expect(JSON.parse(output)).toEqual([
    {
      Received: OLD_TIME,
      ...orderRecord(),
      Reference: referenceOf(idOf('one')),
      Id: idOf('one'),
    },
  ]);
});

test('JSON of a person has what staff know and noted, and of nobody else', async () => {
  const at = new Date('2026-01-02T03:04:05Z');
  for (const [start, note] of [
    ['one', 'Rang.\u202e'],
    ['two', 'Of another.'],
  ] as const) {
    await store.add(start, { Email: `${start}@example.com` });
    await store.put(staffCollections.desk, idOf(start), {
      status: 'called',
      callBackAt: at,
      history: { entry: { name: 'Ravi', at, note } },
    });
  }
  const person = ['--email', 'one@example.com'];
  const { output } = await runHere('--json', ...person);

  expect(JSON.parse(output)).toMatchObject([
    {
      Email: 'one@example.com',
      DeskRecord: {
        status: 'called',
        callBackAt: '2026-01-02T03:04:05.000Z',
        history: { entry: { name: 'Ravi', at: '2026-01-02T03:04:05.000Z', note: 'Rang.\u202e' } },
      },
    },
  ]);
  expect(output).not.toContain('\u202e');

  // Somebody took the order out by hand: its record is the person's still.
  const search = { name: 'asha', email: 'one@example.com', mobile: '9000000001' };
  await store.put(staffCollections.desk, idOf('three'), { status: 'new', search });
  const found = JSON.parse((await runHere('--json', ...person)).output);
  expect(found).toMatchObject([{ DeskRecord: { search } }, { Id: idOf('one') }]);
  expect((await runHere('--csv', ...person)).output).not.toContain('Rang');
  expect((await runHere('--json', '--subscribers')).output).toBe('[]\n');
});

test('a caller without an address has none in an export', async () => {
  await addOld('one', { Email: NO_EMAIL });
  expect((await runHere()).output).toContain(',Asha Rao,,9876543210,');
  expect(JSON.parse((await runHere('--json')).output)).toMatchObject([{ Email: '' }]);
});

test('an address that subscribed twice is in the table once; the JSON has all that is stored', async () => {
  await store.subscribe('one', 'Asha@example.com');
  await store.subscribe('two', 'ravi@example.com');
  await store.subscribe('three', 'asha@example.com');
  const file = join(store.folder, 'news.csv');
  const { warnings } = await runHere('--subscribers', '--out', file);
  expect(warnings).toMatch(/^2 subscribers written to /);
  expect(await readFile(file, 'utf8')).toMatch(/,threeZ+\r\n.*,twoZ+\r\n$/);
  expect((await runHere('--subscribers')).output).not.toContain('oneZ');
  const { output } = await runHere('--subscribers', '--json');
  expect(JSON.parse(output)).toHaveLength(3);
  // Of two orders both are wanted.
  await store.add('four');
  await store.add('five');
  expect((await runHere()).output).toMatch(/,fiveZ+\r\n.*,fourZ+\r\n$/);
});

test('a number has the subscriptions of the addresses in its enquiries, as it has when it is erased', async () => {
  await store.add('one', { Email: 'Usha@example.com', Mobile: '9000000001' });
  await store.add('two', { Email: NO_EMAIL, Mobile: '9000000001' });
  await store.subscribe('three', 'usha@example.com');
  await store.subscribe('four', 'asha@example.com');
  const { output } = await runHere('--subscribers', '--json', '--mobile', '9000000001');
  expect(JSON.parse(output)).toMatchObject([{ Email: 'usha@example.com' }]);
});

test('nothing of an enquiry steers the terminal', async () => {
  await addOld('one', { Name: '\u001b]0;title\u0007\r\n\u009b2J\u202e' });
  for (const format of ['--csv', '--json']) {
    const { output } = await runHere(format);
    expect(output.replaceAll(/\r?\n/g, '')).not.toMatch(/[\p{Cc}\u202e]/u);
    expect(output).toMatch(/title/);
  }
});

test('the journal is read while a line is being written, and is left as it is', async () => {
  await store.add('one');
  await store.add('two');
  const lines = await readFile(store.journalFile, 'utf8');
  const other = await newFolder();
  await writeFile(journalIn(other), lines.slice(0, -20));

  expect((await run('--data', other)).output).toMatch(/,oneZ+\r\n$/);
  expect(await readFile(journalIn(other), 'utf8')).toBe(lines.slice(0, -20));
});

describe('a file', () => {
  test('is for the owner alone, also where others could read it before', async () => {
    await store.add('one');
    const file = join(store.folder, 'out.csv');
    await writeFile(file, 'x'.repeat(100_000));
    await chmod(file, 0o644);

    expect(await runHere('--csv', '--out', file)).toEqual({
      code: 0,
      output: '',
      warnings: `1 enquiry written to ${file}.\n`,
    });
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(await readFile(file, 'utf8')).toBe((await runHere('--csv')).output);
  });

  test('of Excel holds texts as texts and numbers as numbers, for another program that reads it', async () => {
    const names = ['1-2', '1E5', 'TRUE', '00123', '=1+1', 'आशा राव', '🙂 <&>'];
    for (const [at, Name] of names.entries()) {
      await store.add(`n${at}`, { Name, Mobile: '0987654321', Quantity: 7 });
    }
    const file = join(store.folder, 'out.xlsx');
    expect(await runHere('--xlsx', '--out', file)).toMatchObject({ code: 0, output: '' });
    const [{ data: [head, ...rows] = [] } = {}] = await readXlsxFile(file);
    const cells = (name: string) => rows.map((row) => row[head?.indexOf(name) ?? -1]);

    expect(cells('Name').sort()).toEqual([...names].sort());
    expect(new Set(cells('Mobile'))).toEqual(new Set(['0987654321']));
    expect(new Set(cells('Quantity'))).toEqual(new Set([7]));
  });
});

test.each([
  [['--foo'], "Unknown option '--foo'. Did you mean --from?"],
  [['--csv', '--json'], 'Take one of --csv and --json.'],
  [['--xlsx'], '--xlsx needs a file: --out FILE.xlsx'],
  [['--data', 'x', '--production'], '--production does not take --data.'],
  [['--before', '2026-01-31'], "Unknown option '--before'."],
])('%j is answered with one sentence', async (args, sentence) => {
  const { code, output, warnings } = await run(...args);
  expect({ code, output }).toEqual({ code: 2, output: '' });
  expect(warnings.split('\n')[0]).toBe(sentence);
  expect(warnings).toMatch(/\nUsage: npm run orders -- .*\n$/);
});
