import { randomInt } from 'node:crypto';
import { documentsRoot } from '../documents/names';
import { staffCollections } from '../staff/staffCollections';
import { MEMBER, people, SINCE, type Person } from './people';
import { integer, nameOf, text, write } from './writes';

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

/** A request whose blanks are filled. */
export interface FilledRequest extends ProofRequest {
  byOwner: { writes: unknown[] };
  /** The id of the account that is signed in. */
  uid: string;
}

const CHARACTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const newId = () =>
  Array.from({ length: 20 }, () => CHARACTERS[randomInt(CHARACTERS.length)]).join('');

const membership = write(
  { name: text(MEMBER), since: integer(String(SINCE)) },
  nameOf('{9}', staffCollections.staff),
);

export function fill(request: ProofRequest, project: string): FilledRequest {
  const { as, byOwner = { writes: [] } } = request;
  const members = as && people[as].isMember ? [membership] : [];
  const writes = [...members, ...(byOwner.writes as (typeof membership)[])];
  // A row may have a membership of its own.
  const last = [...new Map(writes.map((each) => [each.update.name, each])).values()];
  const whole = { ...request, byOwner: { writes: last }, uid: '{9}' };
  const ids = Array.from({ length: 10 }, newId);
  const filled = JSON.stringify(whole)
    .replaceAll('{root}', documentsRoot(project))
    .replace(/\{(\d)\}/g, (_, index: string) => ids[Number(index)] ?? '');
  return JSON.parse(filled) as FilledRequest;
}

/** A row of the decision table: what is sent, the HTTP status that every side must answer with, and the request. */
export type Row = readonly [what: string, code: number, request: ProofRequest];

export const answered = (code: number, requests: Readonly<Record<string, ProofRequest>>): Row[] =>
  Object.entries(requests).map(([what, request]) => [what, code, request]);
