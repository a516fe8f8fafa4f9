import { collections } from '@site/contracts/enquiry';
import { staffCollections } from '@site/firestore/staff/staffCollections';
import { readFields } from '@site/firestore/documents/values';
import { listAll } from '@site/firestore/testing/sendRequest';
import { decodeWithDates } from '@site/order-notices/local/decodeWithDates';
import { deskRecordSchema, type DeskRecord } from '@site/order-notices/records/deskRecord';

/** What the database holds. */
export interface StoredEnd {
  orders: readonly string[];
  records: ReadonlyMap<string, DeskRecord>;
  /** How many orders the counters of all weeks say. */
  counted: number;
}

/** Reads all of it as its owner. */
export async function readEnd(port: number): Promise<StoredEnd> {
  const read = async (collection: string) =>
    ((await listAll(port, collection)) as { name: string; fields: unknown }[]).map((it) => ({
      id: it.name.split('/').at(-1) ?? '',
      fields: decodeWithDates(readFields(it.fields)),
    }));
  const records = await read(staffCollections.desk);
  const weeks = await read(staffCollections.weeks);
  return {
    orders: (await read(collections.orders)).map(({ id }) => id),
    records: new Map(records.map(({ id, fields }) => [id, deskRecordSchema.parse(fields)])),
    counted: weeks.reduce((sum, { fields }) => sum + (fields as { received: number }).received, 0),
  };
}
