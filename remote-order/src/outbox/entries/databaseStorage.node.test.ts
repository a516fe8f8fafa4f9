import { forceCloseDatabase, IDBFactory, IDBTransaction } from 'fake-indexeddb';
import { sampleDraft } from '../../testing/sampleDraft';
import { toOrderRecord } from '@site/order-model/toOrderRecord';
import { OUTBOX_DATABASE } from '@site/order-model/keptOnDevice';
import { databaseStorage } from './databaseStorage';
import type { WaitingEntry } from './entry';

const entry: WaitingEntry = {
  id: 'abcdefghijABCDEFGHIJ',
  kind: 'orders',
  record: toOrderRecord(sampleDraft()),
  page: 'page',
  writtenAt: 1,
  attempts: 0,
  nextAt: 1,
};

function setup(limit?: number) {
  const factory = new IDBFactory();
  return { factory, one: databaseStorage(() => factory, limit) };
}

test('a database that is deleted while it is open does not block that, and is created again', async () => {
  const { factory, one } = setup();
  await one.change(entry.id, () => entry);
  await new Promise((resolve) => (factory.deleteDatabase(OUTBOX_DATABASE).onsuccess = resolve));

  expect(await one.read()).toEqual([]);
  await one.change(entry.id, () => entry);
  expect(await one.read()).toEqual([entry]);
});

test('a connection that dies without a word is opened again', async () => {
  const { factory, one } = setup();
  const opening = jest.spyOn(factory, 'open');
  await one.change(entry.id, () => entry);
  (opening.mock.results[0]?.value as IDBOpenDBRequest).result.close();

  expect(await one.read()).toEqual([entry]);
  await one.change(entry.id, () => undefined);
  expect(await one.read()).toEqual([]);
  expect(opening).toHaveBeenCalledTimes(2);
});

test('a connection that is closed in the middle of a write is opened again', async () => {
  const { factory, one } = setup();
  const opening = jest.spyOn(factory, 'open');
  await one.change(entry.id, () => entry);
  const { result } = opening.mock.results[0]?.value as IDBOpenDBRequest;
  // As clearing the site's data does, or a browser that puts a tab to sleep.
  await one.change(entry.id, (before) => {
    if (opening.mock.calls.length === 1) forceCloseDatabase(result as never);
    return before && { ...before, attempts: 1 };
  });

  expect(await one.read()).toEqual([{ ...entry, attempts: 1 }]);
});

/** Keeps every other write waiting until `release` is called. */
async function blockWrites(factory: IDBFactory) {
  const database = await new Promise<IDBDatabase>((resolve) => {
    const request = factory.open(OUTBOX_DATABASE, 1);
    request.onsuccess = () => resolve(request.result);
  });
  const transaction = database.transaction('entries', 'readwrite');
  const entries = transaction.objectStore('entries');
  let isBlocking = true;
  const block = () => {
    if (isBlocking) entries.get('none').onsuccess = block;
  };
  block();
  return async function release() {
    isBlocking = false;
    await new Promise((resolve) => (transaction.oncomplete = resolve));
    database.close();
  };
}

test('a write that takes too long and cannot be aborted any more is reported as one that may arrive', async () => {
  const { factory, one } = setup(200);
  await one.change('other', () => ({ ...entry, id: 'other' }));
  const release = await blockWrites(factory);
  const abort = jest.spyOn(IDBTransaction.prototype, 'abort').mockImplementation(() => {
    throw new DOMException('The transaction is being committed.', 'InvalidStateError');
  });
  const failure = await one.change(entry.id, () => entry).catch((error: unknown) => error);
  abort.mockRestore();
  await release();
  expect(failure).toMatchObject({ mayBeWritten: true });

  expect(await one.read()).toContainEqual(entry);
});
