import type { Notices } from '@site/order-notices/notices/notices';
import type { Firestore } from 'firebase-admin/firestore';
import { ZodError } from 'zod';
import { countInDatabase } from './countEnquiry';
import { eraseStrayRecord } from './eraseEnquiry';

export interface OrderEventParts {
  /** Made at the first event: Firebase's library makes an app of its own when it comes. */
  database: () => Firestore;
  notices: () => Notices;
  /** Takes what nobody can read, for the person who runs this. */
  onUnreadable: (id: string) => void;
}

/** What follows from each change of the database. Every call may be repeated, be late, or be made twice at once. */
export interface OrderEvents {
  /** Tells of an order. */
  orderStored(id: string): Promise<void>;
  /** Erases the record of an order that somebody erased by hand, and logs it: else staff would be told of it for ever. */
  orderErased(id: string): Promise<void>;
  /** Counts an order and its first answer. What it writes calls it once more, and then there is nothing to count. */
  recordWritten(id: string): Promise<void>;
}

export function createOrderEvents(parts: OrderEventParts): OrderEvents {
  const { database, notices, onUnreadable } = parts;
  return {
    async orderStored(id) {
      try {
        await notices().tell(id);
      } catch (failure) {
        // What cannot be read now cannot be read later: the event would come again for a day.
        if (!(failure instanceof ZodError)) throw failure;
        onUnreadable(id);
      }
    },
    orderErased: (id) => eraseStrayRecord(database(), id),
    recordWritten: (id) => countInDatabase(database(), id),
  };
}
