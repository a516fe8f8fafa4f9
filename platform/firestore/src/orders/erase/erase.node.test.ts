import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { collections, type OrderRecord } from '@site/contracts/enquiry';
import { staffCollections } from '@site/contracts/staffCollections';
import { createFirestore } from '../../requests/createFirestore';
import { journalIn } from '../../journal/dataFolder';
import { listAll, sendCommit } from '../../testing/sendRequest';
import { idOf, nameOf, orderWrite, startOf } from '../../testing/sampleOrders';
import { serveStore, testStore } from '../../testing/serveStore';
import { temporaryFolders } from '@site/tooling/testing/temporaryFolder';
import { run } from '../testing/ordersCommand';

const newFolder = temporaryFolders();
let folder: string;
let logged: string[];

const serve = () =>
  serveStore({ journalFile: journalIn(folder), log: (line) => void logged.push(line) });

/** Opens the store for a while. */
async function withStore<Result>(work: (port: number) => Promise<Result>): Promise<Result> {
  const store = await serve();
  return work(store.port).finally(() => store.close());
}

const add = (port: number, id: string, changes: Partial<OrderRecord> = {}) =>
  sendCommit(port, { writes: [orderWrite(id, changes)] });
const subscribe = (port: number, id: string, Email: string) => {
  const update = {
    name: nameOf(id, collections.subscribers),
    fields: { Email: { stringValue: Email } },
  };
  return sendCommit(port, { writes: [{ update }] });
};
const idsIn = async (port: number) =>
  (
    await Promise.all(
      [collections.orders, collections.subscribers].map((collection) => listAll(port, collection)),
    )
  )
    .flat()
    .map(({ name }) => startOf(name));

beforeEach(async () => {
  logged = [];
  folder = await newFolder();
  await withStore(async (port) => {
    await add(port, 'one', { Email: 'usha@example.com', Name: 'Usha' });
    await add(port, 'two');
    await add(port, 'three', { Email: 'Usha@Example.com', Name: 'Usha' });
    await subscribe(port, 'four', 'usha@example.com');
    await subscribe(port, 'five', 'asha@example.com');
  });
});

describe.each([
  ['a data folder', async (...args: string[]) => run(...args, '--data', folder)],
  [
    'a running server',
    (...args: string[]) =>
      withStore((port) => run(...args, '--data', folder, '--url', `http://localhost:${port}`)),
  ],
])('in %s', (_, runIt) => {
  test('all of a person is shown first, and nothing erased', async () => {
    const before = await readFile(journalIn(folder), 'utf8');
    const { code, output, warnings } = await runIt('erase', '--email', 'usha@example.com');

    expect(code).toBe(0);
    expect(output).toMatch(
      / threeZ+\n.* oneZ+\n\n2 enquiries\n\nReceived[^]* fourZ+\n\n1 subscriber\n\n$/,
    );
    expect(output).not.toMatch(/asha/);
    expect(warnings).toMatch(/^Nothing was erased yet\. .* add: --confirm 3\n$/);
    expect(await readFile(journalIn(folder), 'utf8')).toBe(before);
  });

  test('all of a person is erased, and nothing of others', async () => {
    const { code, output, warnings } = await runIt(
      ...['erase', '--email', 'usha@example.com', '--confirm', '3'],
    );

    expect({ code, output }).toEqual({ code: 0, output: '' });
    expect(warnings).toMatch(/^Erased 3 from (the server at http|\/)/);
    const left = await readFile(journalIn(folder), 'utf8');
    expect(left).not.toMatch(/usha/i);
    expect((await stat(journalIn(folder))).mode & 0o777).toBe(0o600);
    expect(await withStore(idsIn)).toEqual(['two', 'five']);
    expect(logged.join()).not.toMatch(/usha/i);

    // Its browser may still send it, and every device of staff learns of it.
    await withStore(async (port) => {
      const again = { Email: 'usha@example.com', Name: 'Usha' };
      expect(await add(port, 'one', again)).toMatchObject({ code: 403 });
      expect(await subscribe(port, 'four', 'usha@example.com')).toMatchObject({ code: 403 });
      const entries = await listAll(port, staffCollections.log);
      expect(entries.map(({ name }) => startOf(name))).toEqual(['four', 'one', 'three']);
    });
  });

  test('what is known beside an enquiry goes with it', async () => {
    const store = await createFirestore(testStore({ journalFile: journalIn(folder) }));
    for (const start of ['one', 'two']) {
      const place = { collection: staffCollections.desk, id: idOf(start) };
      await store.staff.change(place, () => ({ status: { stringValue: 'new' } }));
    }
    await store.close();
    const { code, warnings } = await runIt(
      ...['erase', '--email', 'usha@example.com', '--confirm', '3'],
    );

    expect(code).toBe(0);
    expect(warnings).toMatch(/^Erased 3 from /);
    const left = await withStore((port) => listAll(port, staffCollections.desk));
    expect(left.map(({ name }) => startOf(name))).toEqual(['two']);
  });

  test('one alone is erased by its id', async () => {
    await runIt('erase', '--id', idOf('one'), '--confirm', '1');
    expect((await withStore(idsIn)).sort()).toEqual(['five', 'four', 'three', 'two']);
  });

  test('everything before a day is erased, and nothing of that day', async () => {
    expect(await runIt('erase', '--before', '2020-01-01')).toEqual({
      code: 0,
      output: '',
      warnings: 'Nothing of that is stored, so nothing was erased.\n',
    });
    await runIt('erase', '--before', '2100-01-01', '--confirm', '5');
    expect(await withStore(idsIn)).toEqual([]);
  });

  test('another number than was shown erases nothing', async () => {
    const { code, warnings } = await runIt(
      ...['erase', '--email', 'usha@example.com', '--confirm', '2'],
    );

    expect(code).toBe(1);
    expect(warnings).toBe(
      'Nothing was erased: --confirm says 2, and there are 3. Look again without --confirm.\n',
    );
    expect(await withStore(idsIn)).toHaveLength(5);
  });
});

test('a data folder that a server uses is left to that server', async () => {
  await withStore(async (port) => {
    expect(await run('erase', '--id', idOf('one'), '--confirm', '1', '--data', folder)).toEqual({
      code: 1,
      output: '',
      warnings: `Nothing was erased: a server uses ${folder}. Erase through it: add --url and the address that npm start printed.\n`,
    });
    expect(await idsIn(port)).toHaveLength(5);
    // The server goes on with its own journal.
    expect(await add(port, 'six')).toMatchObject({ code: 200 });
  });
});

test('a folder without a journal holds nothing, and stays empty', async () => {
  const other = join(folder, 'other');
  expect(await run('erase', '--id', idOf('one'), '--confirm', '1', '--data', other)).toMatchObject({
    code: 0,
    warnings: 'Nothing of that is stored, so nothing was erased.\n',
  });
});

test.each([
  [['erase']],
  [['erase', '--email', ' ']],
  [['erase', '--id', 'one', '--email', 'usha@example.com']],
])('%j is answered with what it takes', async (args) => {
  expect(await run(...args, '--data', folder)).toEqual({
    code: 2,
    output: '',
    warnings: 'erase takes one of --id REFERENCE, --email ADDRESS and --before DAY.\n',
  });
});

test.each(['0', '-1', 'yes', '1.5'])('--confirm=%s is no number of documents', async (count) => {
  expect(await run('erase', '--id', 'one', `--confirm=${count}`, '--data', folder)).toMatchObject({
    code: 2,
    warnings: '--confirm takes the number that erase shows without it.\n',
  });
});

test('an export by address holds exactly what is kept of that person', async () => {
  const { output } = await run(
    '--email',
    'USHA@example.com',
    '--from',
    '2020-01-01',
    '--data',
    folder,
  );

  expect(output).toMatch(/ threeZ+\n.* oneZ+\n\n2 enquiries\n$/);
  expect((await run('--product', 'cream', '--data', folder)).output).toBe('No enquiries match\n');
  expect(await run('--subscribers', '--kind', 'retailer')).toMatchObject({
    code: 2,
    warnings: 'Subscribers have neither --product nor --kind.\n',
  });
});
