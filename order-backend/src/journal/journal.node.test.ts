import { appendFile, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { collections } from '@site/order-model/enquiry';
import { journalIn } from './dataFolder';
import { listAll, sendCommit } from '../testing/sendRequest';
import { orderWrite, startOf } from '../testing/sampleOrders';
import { serveStore, type ServedStore } from '../testing/serveStore';
import { storeProcesses } from '../testing/startStoreProcess';
import { temporaryFolders } from '@site/tooling/testing/temporaryFolder';

const newFolder = temporaryFolders();
const startStoreProcess = storeProcesses();
const idsIn = async (store: { port: number }) =>
  (await listAll(store.port, collections.orders)).map(({ name }) => startOf(name));
/** A text that not every program keeps just as it is. */
const Name = 'José 😀 ক্\u200dষ "\\n';
const add = (store: { port: number }, id: string) =>
  sendCommit(store.port, { writes: [orderWrite(id, { Name })] });

async function withStore<Result>(
  journalFile: string,
  work: (store: ServedStore, logged: string[]) => Promise<Result>,
): Promise<Result> {
  const logged: string[] = [];
  const store = await serveStore({ journalFile, log: (line) => logged.push(line) });
  return work(store, logged).finally(() => store.close());
}

async function journalOf(...ids: string[]): Promise<string> {
  const journalFile = journalIn(await newFolder());
  await withStore(journalFile, async (store) => {
    for (const id of ids) await add(store, id);
  });
  return journalFile;
}

describe('the journal', () => {
  test('keeps documents, with their times, from one run to the next', async () => {
    const journalFile = await journalOf('one');
    const all = (store: ServedStore) => listAll(store.port, collections.orders);
    const first = await withStore(journalFile, all);
    const second = await withStore(journalFile, async (store) => {
      await add(store, 'two');
      return all(store);
    });

    expect(second).toHaveLength(2);
    expect(second[0]).toEqual(first[0]);
    expect(first).toMatchObject([{ fields: { Name: { stringValue: Name } } }]);
  });

  test('and its folder are for the owner alone', async () => {
    const folder = join(await newFolder(), 'a', 'b');
    await withStore(journalIn(folder), (store) => add(store, 'one'));

    expect((await stat(join(folder, '..'))).mode & 0o777).toBe(0o700);
    expect((await stat(folder)).mode & 0o777).toBe(0o700);
    expect((await stat(journalIn(folder))).mode & 0o777).toBe(0o600);
  });

  test('stores what a visitor sent once', async () => {
    const journalFile = await journalOf('one');
    const line = await readFile(journalFile, 'utf8');
    await appendFile(journalFile, line.replace('José', 'Usha'));
    await expect(withStore(journalFile, idsIn)).rejects.toThrow(`${journalFile}:2: `);
  });

  test.each([
    ['is no JSON', 'Asha Rao'],
    ['is empty', ''],
    ['is no document', '{"collection":"A","id":"x","fields":{}}'],
  ])('that %s in the middle stops the start and stays as it is', async (_, broken) => {
    const journalFile = await journalOf('one', 'two');
    const [first, second] = (await readFile(journalFile, 'utf8')).split('\n');
    const damaged = `${first}\n${broken}\n${second}\n`;
    await writeFile(journalFile, damaged);

    const failure: Error = await withStore(journalFile, idsIn).then(
      () => new Error('it started'),
      (error: Error) => error,
    );
    expect(failure.message).toMatch(`${journalFile}:2: `);
    expect(failure.message).not.toMatch(/Asha|José/);
    expect(await readFile(journalFile, 'utf8')).toBe(damaged);

    // The lock is free again, so that the repaired file can be opened.
    await writeFile(journalFile, `${first}\n${second}\n`);
    expect(await withStore(journalFile, idsIn)).toEqual(['one', 'two']);
  });
});

test('a store whose process is killed keeps every commit that it acknowledged', async () => {
  const journalFile = journalIn(await newFolder());
  const acknowledged: string[] = [];
  for (let round = 0; round < 2; round += 1) {
    const child = await startStoreProcess(journalFile);
    let killing: Promise<void> | undefined;
    const sender = async (name: string) => {
      for (let count = 0; ; count += 1) {
        const id = `${round}${name}${count}`;
        const reply = await add(child, id).catch(() => undefined);
        if (!reply) return;
        if (reply.code === 200) acknowledged.push(id);
        if (acknowledged.length >= 100 * (round + 1)) killing ??= child.kill();
      }
    };
    await Promise.all(['a', 'b', 'c', 'd', 'e', 'f'].map(sender));
    await killing;
  }

  expect(acknowledged.length).toBeGreaterThanOrEqual(200);
  expect(await withStore(journalFile, idsIn)).toEqual(expect.arrayContaining(acknowledged));
}, 60_000);
