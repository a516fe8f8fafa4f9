import type { Person } from './people';

/**
 * One request, the same for every side. Texts in it may name a fresh id by its number, `{0}` to `{9}`, and the root of all
 * documents, `{root}`, so that no request ever meets another's documents.
 */
export interface ProofRequest {
  /** A commit that goes before and that every side must accept. */
  before?: object | undefined;
  /** Who is signed in; nobody otherwise. The account's id is `{9}`. */
  as?: Person;
  /** What the company's own programs store after that, past the rules. */
  byOwner?: { writes: unknown[] };
  method: 'GET' | 'POST' | 'DELETE';
  /** What follows the root of all documents in the address. */
  path: string;
  body?: object | undefined;
  /** True for a request that the local store does not serve. */
  isUnserved?: boolean;
}

/** A row of the decision table: what is sent, the HTTP status that every side must answer with, and the request. */
export type Row = readonly [what: string, code: number, request: ProofRequest];

export const answered = (code: number, requests: Readonly<Record<string, ProofRequest>>): Row[] =>
  Object.entries(requests).map(([what, request]) => [what, code, request]);
