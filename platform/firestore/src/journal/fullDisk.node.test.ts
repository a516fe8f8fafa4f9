import { readFile, stat } from 'node:fs/promises';
import { collections } from '@site/contracts/enquiry';
import { journalIn } from './dataFolder';
import { listAll, sendCommit, sendErasure } from '../testing/sendRequest';
import { canFillDisks, fillDisk, makeRoom } from '../testing/fullDisk';
import { orderWrite, startOf } from '../testing/sampleOrders';
import { serveStore } from '../testing/serveStore';
import { storeProcesses, type StoreProcess } from '../testing/startStoreProcess';
import { temporaryFolders } from '@site/tooling/testing/temporaryFolder';

const newFolder = temporaryFolders();
const startStoreProcess = storeProcesses();

const add = (store: { port: number }, id: string) =>
  sendCommit(store.port, { writes: [orderWrite(id)] });
const idsIn = async (store: { port: number }) =>
  (await listAll(store.port, collections.orders)).map(({ name }) => startOf(name));
const unavailable = { code: 503, body: { error: { code: 503, status: 'UNAVAILABLE' } } };

async function startWith(...ids: string[]) {
  const journalFile = journalIn(await newFolder());
  const store = await startStoreProcess(journalFile);
  for (const id of ids) await add(store, id);
  return { journalFile, store };
}

/** What a fresh process finds in the journal. */
async function idsAfterwards(journalFile: string, store: StoreProcess) {
  await store.kill();
  const next = await serveStore({ journalFile, log: () => {} });
  return idsIn(next).finally(() => next.close());
}

const whereDisksFill = canFillDisks ? describe : describe.skip;

whereDisksFill('on a full disk', () => {
  test.each([0, 1, 100])(
    'with %d bytes left, a commit is refused, half a line never stays, and the store goes on when there is room',
    async (room) => {
      const { journalFile, store } = await startWith('one');
      const whole = await readFile(journalFile, 'utf8');
      fillDisk(store.pid, journalFile, room);

      expect(await add(store, 'two')).toMatchObject(unavailable);
      expect(await add(store, 'three')).toMatchObject(unavailable);
      expect(await readFile(journalFile, 'utf8')).toBe(whole);
      // What is stored already is confirmed, and read, without any writing.
      expect(await add(store, 'one')).toMatchObject({ code: 200 });
      expect(await idsIn(store)).toEqual(['one']);

      makeRoom(store.pid);
      expect(await add(store, 'two')).toMatchObject({ code: 200 });
      expect(store.warnings()).toMatch(/^(The journal cannot be written: E[A-Z]+\.\n)+$/);
      expect(await idsAfterwards(journalFile, store)).toEqual(['one', 'two']);
    },
    30_000,
  );

  test('of many commits at once those that are confirmed stay, and no others', async () => {
    const { journalFile, store } = await startWith('first');
    fillDisk(store.pid, journalFile, 2000);
    const ids = Array.from({ length: 40 }, (_, index) => `id${index}`);
    const replies = await Promise.all(ids.map((id) => add(store, id)));
    const confirmed = ids.filter((_, index) => replies[index]?.code === 200);

    expect(new Set(replies.map(({ code }) => code))).toContain(503);
    expect((await idsAfterwards(journalFile, store)).sort()).toEqual(
      ['first', ...confirmed].sort(),
    );
  }, 30_000);

  test('nothing is erased, and what was to be erased stays readable', async () => {
    const { journalFile, store } = await startWith('one', 'two');
    const erase = () => sendErasure(store.port, 'one');
    fillDisk(store.pid, journalFile, 50 - (await stat(journalFile)).size);

    expect(await erase()).toMatchObject(unavailable);
    expect(await idsIn(store)).toEqual(['one', 'two']);
    makeRoom(store.pid);
    expect(await erase()).toMatchObject({ code: 200 });
    expect(await idsAfterwards(journalFile, store)).toEqual(['two']);
  }, 30_000);
});
