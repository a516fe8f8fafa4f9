import {
  buyerKinds,
  collections,
  orderValues,
  type OrderRecord,
  type SubscriberRecord,
} from '@site/order-model/enquiry';
import { documentsRoot } from '../documents/names';

export const PROJECT = 'demo-site';

export function orderRecord(changes: Partial<OrderRecord> = {}): OrderRecord {
  return {
    Name: 'Asha Rao',
    Email: 'asha@example.com',
    Mobile: '9876543210',
    Quantity: 2,
    RetailerSelfUse: buyerKinds[0],
    Products: orderValues[0] ?? '',
    ...changes,
  };
}

export function wireOf(record: OrderRecord | SubscriberRecord): Record<string, object> {
  return Object.fromEntries(
    Object.entries(record).map(([name, value]) => [
      name,
      typeof value === 'number' ? { integerValue: String(value) } : { stringValue: String(value) },
    ]),
  );
}

const PADDING = 'Z';

/** An id as the schema wants it, which begins with the letters and digits told. */
export function idOf(start: string): string {
  return start.padEnd(20, PADDING);
}

/** What an id, or the name of a document, was made from. */
export function startOf(name: string): string {
  return name.replace(/.*\//, '').replace(/Z+$/, '');
}

/** A document's name in the test project; its id begins as told. */
export function nameOf(id: string, collection: string = collections.orders): string {
  return `${documentsRoot(PROJECT)}/${collection}/${idOf(id)}`;
}

export function orderWrite(id: string, changes: Partial<OrderRecord> = {}) {
  return { update: { name: nameOf(id), fields: wireOf(orderRecord(changes)) } };
}
