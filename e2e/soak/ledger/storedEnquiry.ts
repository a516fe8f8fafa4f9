import type { FormEntries } from '../../browser/orderForm';

/** An enquiry as staff find it. */
export interface StoredEnquiry {
  readonly email: string;
  readonly reference: string;
  /** ms since 1970. */
  readonly receivedAt: number;
  readonly entries: FormEntries;
}

/** Reads a record of `npm run orders -- --json`. */
export function readStored(record: Record<string, unknown>): StoredEnquiry {
  const text = (name: string) => String(record[name]);
  return {
    email: text('Email'),
    reference: text('Reference'),
    receivedAt: Date.parse(text('Received')),
    entries: {
      Name: text('Name'),
      Email: text('Email'),
      Mobile: text('Mobile'),
      Quantity: text('Quantity'),
      RetailerSelfUse: text('RetailerSelfUse'),
      Products: text('Products'),
    },
  };
}

export function isAsTyped(stored: StoredEnquiry, typed: FormEntries): boolean {
  return Object.entries(typed).every(
    ([label, text]) => stored.entries[label as keyof FormEntries] === text,
  );
}
