import { collections } from '@site/order-model/enquiry';
import type { JsonObject } from '@site/tooling/files/json';
import { encodeFields } from '../../documents/values';
import { orderRecord } from '../sampleOrders';
import type { Person } from './people';

/** A document that is stored, as Firestore's interface takes it. */
export interface SetWrite {
  update: { name: string; fields: JsonObject };
}

/**
 * One request, the same for every side. Texts in it may name a fresh id by its number, `{0}` to `{9}`, and the root of all
 * documents, `{root}`, so that no request ever meets another's documents.
 */
export interface ProofRequest {
  /** What is stored before: by a visitor what visitors store, by the company's own programs the rest. */
  stored?: readonly SetWrite[];
  /** Who is signed in; nobody otherwise. The account's id is `{9}`. */
  as?: Person | undefined;
  method: 'GET' | 'POST';
  /** What follows the root of all documents in the address. */
  path: string;
  body?: object;
}

/** A row of the decision table: what is sent, the HTTP status that every side must answer with, and the request. */
export type Row = readonly [what: string, code: number, request: ProofRequest];

export const answered = (code: number, requests: Readonly<Record<string, ProofRequest>>): Row[] =>
  Object.entries(requests).map(([what, request]) => [what, code, request]);
export const allowed = answered.bind(null, 200);
export const refused = answered.bind(null, 403);

/** The name of the order with a fresh id of this number, or of another document. */
export const nameOf = (id: number | string = 0, collection: string = collections.orders) =>
  `{root}/${collection}/${typeof id === 'number' ? `{${id}}` : id}`;

export const set = (name: string, fields: JsonObject, more: object = {}): SetWrite => ({
  update: { name, fields: encodeFields(fields) },
  ...more,
});
export const remove = (name: string) => ({ delete: name });

/** The fields of a write that get the server's time. */
export const withTimes = (...paths: readonly string[]) => ({
  updateTransforms: paths.map((fieldPath) => ({ fieldPath, setToServerValue: 'REQUEST_TIME' })),
});
export const withMask = (...fieldPaths: readonly string[]) => ({ updateMask: { fieldPaths } });
export const where = (exists: boolean) => ({ currentDocument: { exists } });

export const commit = (...writes: readonly object[]): ProofRequest => ({
  method: 'POST',
  path: ':commit',
  body: { writes },
});
export const getByName = (name: string): ProofRequest => ({
  method: 'POST',
  path: ':batchGet',
  body: { documents: [name] },
});
export const getByAddress = (collection: string, id = '{0}'): ProofRequest => ({
  method: 'GET',
  path: `/${collection}/${id}`,
});
export const query = (collectionId: string, limit?: number): ProofRequest => ({
  method: 'POST',
  path: ':runQuery',
  body: { structuredQuery: { from: [{ collectionId }], limit } },
});

export const order = (changes: JsonObject = {}): JsonObject => ({ ...orderRecord(), ...changes });
export const stored = [set(nameOf(), order())];

/** A request after the same order was stored. */
export const afterOrder = (request: ProofRequest): ProofRequest => ({ ...request, stored });
