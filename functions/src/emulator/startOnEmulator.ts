import { collections } from '@site/contracts/enquiry';
import { staffCollections } from '@site/contracts/staffCollections';
import { createNotices, type NoticeParts } from '@site/order-notices/notices/notices';
import type { Firestore } from 'firebase-admin/firestore';
import { cloudNoticeStore } from '../cloudNoticeStore';
import { createOrderEvents } from '../orderEvents';
import { createEventQueue } from './eventQueue';
import { eraseExpired } from './eraseExpired';
import { watchCollection, type DocumentEvent } from './watchCollection';

export interface EmulatorFunctionsOptions extends Omit<NoticeParts, 'store'> {
  /** A client of Firestore's emulator. */
  database: Firestore;
  /** Called when the emulator no longer tells of changes. */
  onEnd: (failure: Error) => void;
  /** A minute, as in the cloud, unless a test's clock runs faster. */
  sweepEveryMs?: number;
  /** Events that never come, in tests. */
  isLost?: (collection: string, event: DocumentEvent) => boolean;
}

/** The functions, as long as something calls them. */
export interface EmulatorFunctions {
  /** Waits for what is under way. */
  stop(): Promise<void>;
}

/**
 * Calls the functions as the cloud does: for each change of the emulator's documents, again when they fail, and each minute.
 * Resolves once it listens. What was stored or erased before is made up for, as the cloud delivers events late.
 */
export async function startOnEmulator(
  options: EmulatorFunctionsOptions,
): Promise<EmulatorFunctions> {
  const { database, now, log, onEnd, sweepEveryMs = 60_000, isLost = () => false } = options;
  const notices = createNotices({ ...options, store: cloudNoticeStore(database) });
  const events = createOrderEvents({
    ...{ database: () => database, notices: () => notices, now },
    onUnreadable: (id) => log(`A record of the desk cannot be read: ${id}`),
  });
  const queue = createEventQueue(log);

  function onOrder({ kind, id }: DocumentEvent): void {
    if (kind === 'created') queue.add(() => events.orderStored(id));
    if (kind === 'deleted') queue.add(() => events.orderErased(id));
  }
  function onRecord(event: DocumentEvent): void {
    const { id } = event;
    if (event.kind !== 'deleted') queue.add(() => events.recordWritten(id));
    else queue.add(() => events.recordErased(id, event.expireAt));
  }
  const watch = (name: string, take: (event: DocumentEvent) => void) =>
    watchCollection(
      database.collection(name),
      (event) => {
        if (!isLost(name, event)) take(event);
      },
      onEnd,
    );

  const records = await watch(staffCollections.desk, onRecord);
  const orders = await watch(collections.orders, onOrder);
  const stored = new Set(orders.ids);
  for (const id of records.ids) {
    queue.add(() => (stored.has(id) ? events.recordWritten(id) : events.orderErased(id)));
  }

  let isSweeping = false;
  async function everyMinute(): Promise<void> {
    // One that takes longer than a minute must not be followed by all that were due meanwhile.
    if (isSweeping) return;
    isSweeping = true;
    // Each minute and not each night: here it costs nothing.
    await queue.addOnce(() => notices.reconcile());
    await queue.addOnce(() => notices.sweep());
    await queue.addOnce(() => eraseExpired(database, now()));
    isSweeping = false;
  }
  void everyMinute();
  const timer = setInterval(() => void everyMinute(), sweepEveryMs);
  return {
    async stop() {
      clearInterval(timer);
      records.stop();
      orders.stop();
      await queue.stop();
    },
  };
}
