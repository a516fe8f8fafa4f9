import { orderFieldNames } from '@site/order-model/orderFields';
import type { FormEntries } from '../../browser/orderForm';
import { storedRecords } from '../../site/storedRecords';

/** An enquiry as staff find it. */
export interface StoredEnquiry {
  readonly email: string;
  readonly reference: string;
  /** ms since 1970. */
  readonly receivedAt: number;
  readonly entries: FormEntries;
}

/** What `npm run orders` shows of all visits. */
export async function storedEnquiries(data: string): Promise<StoredEnquiry[]> {
  return (await storedRecords({ data })).map((record) => ({
    email: String(record.Email),
    reference: String(record.Reference),
    receivedAt: Date.parse(String(record.Received)),
    entries: Object.fromEntries(
      orderFieldNames.map((name) => [name, String(record[name])]),
    ) as FormEntries,
  }));
}

export const isAsTyped = ({ entries }: StoredEnquiry, typed: FormEntries): boolean =>
  orderFieldNames.every((name) => entries[name] === typed[name]);
