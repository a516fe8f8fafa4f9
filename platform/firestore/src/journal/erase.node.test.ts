import { readFile, readdir, stat, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { referenceOf } from '@site/contracts/orderReference';
import { staffCollections } from '../staff/staffCollections';
import { decodeFields, TypedValue } from '../documents/values';
import { draftOf } from '@site/tooling/files/privateFile';
import { sendCommit, sendErasure } from '../testing/sendRequest';
import { idOf, orderWrite, startOf } from '../testing/sampleOrders';
import { storeForEachTest } from '../testing/storeForEachTest';
import { storeProcesses } from '../testing/startStoreProcess';

const startStoreProcess = storeProcesses();
const store = storeForEachTest();

async function reopen() {
  await store.close();
  await store.open();
}

const add = (id: string) => store.add(id, { Name: `Name of ${id}` });
const erase = (id: string, authorization?: string) =>
  sendErasure(store.port, id, authorization ? { Authorization: authorization } : undefined);

test('what the owner erases is gone from the answers, from the disk, and from the next run', async () => {
  await add('one');
  await add('two');
  await add('three');
  expect(await erase('two')).toMatchObject({ code: 200 });

  expect(await store.starts()).toEqual(['one', 'three']);
  expect(await readFile(store.journalFile, 'utf8')).not.toMatch(/Name of two/);
  expect((await stat(store.journalFile)).mode & 0o777).toBe(0o600);
  await add('four');
  await reopen();
  expect(await store.starts()).toEqual(['four', 'one', 'three']);
  expect(store.logged.join()).not.toMatch(/two/);
});

test('what the owner erased is in the log, and is never stored again', async () => {
  await add('one');
  await erase('one');
  // Once more, as after a lost answer; and what was never stored.
  await erase('one');
  await erase('two');
  await reopen();

  expect(await add('one')).toMatchObject({ code: 403 });
  expect(await add('two')).toMatchObject({ code: 403 });
  const entries = store.staff.list(staffCollections.log);
  expect(entries.map(({ id, fields }) => [startOf(id), decodeFields(fields)])).toEqual(
    ['one', 'two'].map((start) => [
      start,
      {
        kind: 'erasure',
        reason: 'command',
        reference: referenceOf(idOf(start)),
        at: new TypedValue('timestampValue', expect.any(String)),
      },
    ]),
  );
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
