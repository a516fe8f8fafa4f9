import { collections } from './enquiry';
import { referenceOf } from './orderReference';
import { staffCollections } from './staffCollections';

/** Why an enquiry was erased: staff did it in the desk, the owner by a command, or its time was over. */
export const erasureReasons = ['staff', 'command', 'expiry'] as const;

export type ErasureReason = (typeof erasureReasons)[number];

/**
 * What the log says of an erased enquiry, under the enquiry's own id, for ever: nobody can store that id again. Beside
 * these it has `at`, the time of the server, and where staff erased it `by` and `name`. Nothing in it is the person's.
 */
export interface ErasureEntry {
  kind: 'erasure';
  reason: ErasureReason;
  /** Orders alone have one. */
  reference?: string;
}

/** Where a document stands. */
interface Place {
  collection: string;
  id: string;
}

/** What erases an enquiry, all of it in one commit. */
export interface Erasure {
  /** The documents that go. */
  deletes: readonly Place[];
  /** The document that is stored, with the server's time as `at`. */
  log: Place & { entry: ErasureEntry };
}

/** The one way in which an enquiry is erased, by whomever. Rules hold an order's reference against that of its record. */
export function erasureOf(
  kind: keyof typeof collections,
  id: string,
  reason: ErasureReason,
  reference = referenceOf(id),
): Erasure {
  const isOrder = kind === 'orders';
  return {
    deletes: [
      { collection: collections[kind], id },
      ...(isOrder ? [{ collection: staffCollections.desk, id }] : []),
      // Staff erase what has a record, which took this one's place.
      ...(isOrder && reason !== 'staff' ? [{ collection: staffCollections.additions, id }] : []),
    ],
    log: {
      collection: staffCollections.log,
      id,
      entry: { kind: 'erasure', reason, ...(isOrder && { reference }) },
    },
  };
}
