import { readdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { staffCollections } from '@site/order-model/staffCollections';
import { draftOf } from '@site/tooling/files/privateFile';
import { sendCommit, sendErasure } from '../testing/sendRequest';
import { orderWrite } from '../testing/sampleOrders';
import { storeForEachTest } from '../testing/storeForEachTest';
import { storeProcesses } from '../testing/startStoreProcess';

const startStoreProcess = storeProcesses();
const store = storeForEachTest();

const add = (id: string) => store.add(id);
const erase = (id: string) => sendErasure(store.port, id);

test('what the owner erased is gone, and is never stored again, by a later run neither', async () => {
  await add('one');
  await add('two');
  await erase('one');
  // Once more, as after a lost answer; and what was never stored.
  await erase('one');
  await erase('three');
  await add('four');
  await store.close();
  await store.open();

  expect(await add('one')).toMatchObject({ code: 403 });
  expect(await add('three')).toMatchObject({ code: 403 });
  expect(await store.starts()).toEqual(['four', 'two']);
  expect(store.staff.list(staffCollections.log)).toHaveLength(2);
});

test('what is written unchanged beside something that goes is kept', async () => {
  const [asha, ravi] = ['asha', 'ravi'].map((id) => ({ collection: staffCollections.staff, id }));
  for (const { collection, id } of [asha!, ravi!]) await store.put(collection, id, { name: id });
  await store.staff.transaction(({ get, put, remove }) => {
    put(asha!, get(asha!)!);
    remove(ravi!);
  });
  await store.close();
  await store.open();
  expect(store.staff.list(staffCollections.staff)).toMatchObject([{ id: 'asha' }]);
});

test('what an erasing left that was cut off is removed at the next start', async () => {
  await add('one');
  await store.close();
  await writeFile(draftOf(store.journalFile), 'half a journal');
  await store.open();

  expect((await readdir(dirname(store.journalFile))).sort()).toEqual([
    'firestore.jsonl',
    'firestore.jsonl.lock',
    'owner-token',
  ]);
  expect(await store.starts()).toEqual(['one']);
});

test('a store that is killed while it erases keeps all that was not to go', async () => {
  await store.close();
  for (let round = 0; round < 3; round += 1) {
    const child = await startStoreProcess(store.journalFile);
    const kept = Array.from({ length: 30 }, (_, index) => `kept${round}at${index}`);
    const gone = Array.from({ length: 30 }, (_, index) => `gone${round}at${index}`);
    const commit = (id: string) => sendCommit(child.port, { writes: [orderWrite(id)] });
    await Promise.all([...kept, ...gone].map(commit));
    const killing = new Promise((resolve) => setTimeout(resolve, 5 * round)).then(child.kill);
    const erased: string[] = [];
    for (const id of gone) {
      const reply = await sendErasure(child.port, id).catch(() => undefined);
      if (!reply) break;
      erased.push(id);
    }
    await killing;
    await store.open();
    const found = await store.starts();
    await store.close();

    expect(found).toEqual(expect.arrayContaining(kept));
    expect(found.filter((id) => erased.includes(id ?? ''))).toEqual([]);
  }
  await store.open();
}, 60_000);
