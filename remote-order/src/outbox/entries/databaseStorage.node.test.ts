import { IDBFactory, IDBTransaction } from 'fake-indexeddb';
import { sampleDraft } from '../../order/sampleDraft';
import { toOrderRecord } from '../../order/toOrderRecord';
import { OUTBOX_DATABASE } from '@site/contracts/keptOnDevice';
import { databaseStorage } from './databaseStorage';
import type { WaitingEntry } from './entry';
import { StorageTimeout } from './entryStorage';

const entry: WaitingEntry = {
  id: 'abcdefghijABCDEFGHIJ',
  kind: 'orders',
  record: toOrderRecord(sampleDraft()),
  page: 'page',
  writtenAt: 1,
  attempts: 0,
  nextAt: 1,
};

/** Two tabs on one browser's databases. */
function setup(limit?: number) {
  const factory = new IDBFactory();
  const open = () => databaseStorage(() => factory, limit);
  return { factory, one: open(), two: open() };
}

test('reading makes no database; writing does', async () => {
  const { factory, one } = setup();

  expect(await one.read()).toEqual([]);
  expect(await factory.databases()).toEqual([]);
  await one.change(entry.id, () => entry);
  expect((await factory.databases()).map(({ name }) => name)).toEqual([OUTBOX_DATABASE]);
});

test('what one tab writes, another reads, changes and deletes', async () => {
  const { one, two } = setup();

  expect(await one.change(entry.id, () => entry)).toBeUndefined();
  expect(await two.read()).toEqual([entry]);
  expect(await two.change(entry.id, (current) => current && { ...current, page: 'other' })).toEqual(
    entry,
  );
  expect(await one.read()).toEqual([{ ...entry, page: 'other' }]);
  expect(await one.change(entry.id, () => undefined)).toMatchObject({ page: 'other' });
  expect(await two.read()).toEqual([]);
});

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

test('a database that never opens is given up, and the second time at once', async () => {
  const hanging = { open: () => ({}) } as unknown as IDBFactory;
  const storage = databaseStorage(() => hanging, 500);
  const timed = async () => {
    const from = performance.now();
    await expect(storage.change(entry.id, () => entry)).rejects.toBeInstanceOf(StorageTimeout);
    return performance.now() - from;
  };

  expect(await timed()).toBeGreaterThan(490);
  expect(await timed()).toBeLessThan(400);
});

test.each([
  ['is not there', () => undefined as unknown as IDBFactory],
  [
    'is refused',
    () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    },
  ],
])('a browser whose database %s: every use fails', async (_case, factory) => {
  const storage = databaseStorage(factory);

  await expect(storage.read()).rejects.toThrow();
  await expect(storage.change(entry.id, () => entry)).rejects.toThrow();
});

describe('a write that takes too long', () => {
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

  test('behind another tab is aborted: what was reported as failed is never written', async () => {
    const { factory, one, two } = setup(200);
    await one.change('other', () => ({ ...entry, id: 'other' }));
    const release = await blockWrites(factory);
    const failure = await one.change(entry.id, () => entry).catch((error: unknown) => error);
    await release();
    expect(failure).toMatchObject({ mayBeWritten: false });

    expect((await two.read()).map(({ id }) => id)).toEqual(['other']);
    expect((await one.read()).map(({ id }) => id)).toEqual(['other']);
  });

  test('and cannot be aborted any more is reported as one that may arrive', async () => {
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
});
