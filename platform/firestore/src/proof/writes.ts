import { buyerKinds, collections, orderValues } from '@site/contracts/enquiry';
import type { OrderFieldName } from '@site/contracts/orderFields';
import type { ProofRequest } from './proofRequest';

export type Wire = Record<string, unknown>;

export const text = (value: unknown) => ({ stringValue: value });
export const integer = (value: unknown) => ({ integerValue: value });

const good: Record<OrderFieldName, unknown> = {
  Name: text('Asha Rao'),
  Email: text('asha@example.com'),
  Mobile: text('9876543210'),
  Quantity: integer('2'),
  RetailerSelfUse: text(buyerKinds[0]),
  Products: text(orderValues[0]),
};

export const order = (changes: Wire = {}): Wire => ({ ...good, ...changes });

export const without = (fields: Wire, name: string): Wire =>
  Object.fromEntries(Object.entries(fields).filter(([field]) => field !== name));

/** The name of the order with a fresh id of this number, or of another document. */
export const nameOf = (id: number | string = 0, collection: string = collections.orders) =>
  `{root}/${collection}/${typeof id === 'number' ? `{${id}}` : id}`;

export const write = (fields: unknown, name: unknown = nameOf(), more: object = {}) => ({
  update: { name, fields },
  ...more,
});

export const commit = (writes: unknown[], before?: unknown[]): ProofRequest => ({
  method: 'POST',
  path: ':commit',
  body: { writes },
  ...(before && { before: { writes: before } }),
});

export const emailOf = (length: number) =>
  `${'e'.repeat(length - '@example.com'.length)}@example.com`;
