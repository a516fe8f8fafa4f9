import { appendFile, chmod, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { referenceOf } from '@site/contracts/orderReference';
import { collections, type OrderRecord } from '@site/contracts/enquiry';
import { journalIn } from '../journal/dataFolder';
import { toJournalLine } from '../journal/journalLines';
import { sendCommit } from '../testing/sendRequest';
import { idOf, nameOf, orderRecord, orderWrite, wireOf } from '../testing/sampleOrders';
import { serveStore, type ServedStore } from '../testing/serveStore';
import { temporaryFolders } from '@site/tooling/testing/temporaryFolder';
import { run } from './testing/ordersCommand';

const newFolder = temporaryFolders();
let folder: string;
let store: ServedStore;

beforeEach(async () => {
  folder = await newFolder();
  store = await serveStore({ journalFile: journalIn(folder), log: () => {} });
});

afterEach(() => store.close());

const OLD_TIME = '2026-01-01T00:00:00.000000Z';

const add = (id: string, changes: Partial<OrderRecord> = {}) =>
  sendCommit(store.port, { writes: [orderWrite(id, changes)] });

/** Stores an order that an earlier release let in. */
async function addOld(start: string, changes: Partial<OrderRecord>): Promise<void> {
  await store.close();
  const order = {
    collection: collections.orders,
    id: idOf(start),
    fields: wireOf(orderRecord(changes)),
  };
  const line = toJournalLine({ ...order, createTime: OLD_TIME });
  await appendFile(journalIn(folder), line);
  store = await serveStore({ journalFile: journalIn(folder), log: () => {} });
}

const runHere = (...args: string[]) => run('--data', folder, ...args);
const runThere = (...args: string[]) =>
  run('--data', folder, '--url', `http://localhost:${store.port}`, ...args);

describe('without enquiries', () => {
  test.each([
    ['a missing journal', () => run('--data', join(folder, 'none'))],
    ['an empty journal', () => runHere()],
    ['a server', () => runThere()],
  ])('%s says so', async (_, command) => {
    expect(await command()).toEqual({ code: 0, output: 'No enquiries yet\n', warnings: '' });
  });

  test('the formats for programs stay what they are', async () => {
    expect(await runHere('--json')).toEqual({
      code: 0,
      output: '[]\n',
      warnings: 'No enquiries yet\n',
    });
    expect((await runHere('--csv')).output).toMatch(/^\ufeffReceived,Name,[^\n]*\r\n$/);
    expect((await runHere('--subscribers')).output).toBe('No subscribers yet\n');
  });
});

describe.each([
  ['the journal, while a server runs', runHere],
  ['the server', runThere],
])('from %s', (_, runIt) => {
  test('enquiries come newest first, with the names of the specification', async () => {
    // Later ones have ids that come first, so that the order can only be the time's.
    await add('ccc', { Name: 'First' });
    await add('bbb', { Name: 'Second' });
    await add('aaa', { Name: 'Third' });
    const { code, output, warnings } = await runIt();
    const [headings = '', , ...rows] = output.split('\n');

    expect({ code, warnings }).toEqual({ code: 0, warnings: '' });
    expect(headings.split(/ {2,}/)).toEqual([
      'Received',
      'Name',
      'Email',
      'Mobile',
      'Quantity',
      'RetailerSelfUse',
      'Products',
      'Reference',
      'Id',
    ]);
    expect(rows[0]).toMatch(
      /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d {2}Third {3}asha@example\.com {2}9876543210 {2}2 .* aaaZ+$/,
    );
    expect(rows.slice(1)).toEqual([
      expect.stringMatching(/ Second .* bbbZ+$/),
      expect.stringMatching(/ First .* cccZ+$/),
      '',
      '3 enquiries',
      '',
    ]);
  });

  test('JSON keeps numbers and the exact moment', async () => {
    await addOld('one', { Name: 'A\u009bB\u001b' });
    const { output } = await runIt('--json');

    expect(JSON.parse(output)).toEqual([
      {
        Received: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/),
        ...orderRecord({ Name: 'A\u009bB\u001b' }),
        Reference: referenceOf(idOf('one')),
        Id: idOf('one'),
      },
    ]);
    expect(output).toMatch(/A\\u009bB\\u001b/);
  });

  test('CSV has a line per enquiry and no formula', async () => {
    await add('one', { Name: '=cmd', Email: '+a@example.com' });
    const { output } = await runIt('--csv');

    expect(output.split('\r\n')[1]).toMatch(/^[\d :-]+,'=cmd,'\+a@example\.com,9876543210,2,/);
  });

  test('subscribers are apart from enquiries', async () => {
    await add('one');
    const update = {
      name: nameOf('two', collections.subscribers),
      fields: { Email: { stringValue: 'usha@example.com' } },
    };
    await sendCommit(store.port, { writes: [{ update }] });
    const { output } = await runIt('--subscribers');

    expect(output).toMatch(/^Received +Email +Id\n/);
    expect(output).toMatch(/ usha@example\.com {2}twoZ+\n\n1 subscriber\n$/);
    expect(output).not.toMatch(/asha/);
  });

  test('nothing of an enquiry steers the terminal', async () => {
    await addOld('one', { Name: '\u001b]0;title\u0007\r\n\u009b2J\u202e' });
    for (const format of [[], ['--csv'], ['--json']]) {
      const { output } = await runIt(...format);
      expect(output.replaceAll(/\r?\n/g, '')).not.toMatch(/[\p{Cc}\u202e]/u);
      expect(output).toMatch(/title/);
    }
  });
});

test('more enquiries than a page of the server holds all come', async () => {
  const ids = Array.from({ length: 301 }, (_, index) => `id${index}`);
  for (const id of ids) await add(id);

  expect((await runThere()).output).toMatch(/\n301 enquiries\n$/);
});

describe('the journal', () => {
  test('is read while a line is being written, and is left as it is', async () => {
    await add('one');
    await add('two');
    const lines = await readFile(journalIn(folder), 'utf8');
    const other = await newFolder();
    await writeFile(journalIn(other), lines.slice(0, -20));

    expect((await run('--data', other)).output).toMatch(/oneZ+\n\n1 enquiry\n$/);
    expect(await readFile(journalIn(other), 'utf8')).toBe(lines.slice(0, -20));
  });

  test('that is broken ends the command with file and line', async () => {
    const other = await newFolder();
    await writeFile(journalIn(other), 'Asha Rao\n');
    const { code, output, warnings } = await run('--data', other);

    expect({ code, output }).toEqual({ code: 1, output: '' });
    expect(warnings).toMatch(`${journalIn(other)}:1: `);
    expect(warnings).not.toMatch(/Asha/);
  });

  test('that cannot be read ends the command', async () => {
    expect(await run('--data', journalIn(folder))).toEqual({
      code: 1,
      output: '',
      warnings: `${journalIn(folder)} is a file. Name the folder in which enquiries are kept: --data FOLDER\n`,
    });
  });
});

describe('a file', () => {
  test('is for the owner alone, also where others could read it before', async () => {
    await add('one');
    const file = join(folder, 'out.csv');
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

  test('that cannot be written ends the command', async () => {
    const file = join(folder, 'none\u001b', 'out.csv');
    expect(await runHere('--out', file)).toMatchObject({
      code: 1,
      warnings: `${file.replace('\u001b', '␛')} cannot be written (ENOENT).\n`,
    });
  });
});
