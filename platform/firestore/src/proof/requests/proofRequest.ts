import { randomInt } from 'node:crypto';
import type { Account } from '../../signed-in/idToken';
import { documentsRoot } from '../../documents/names';
import { accountOf, tokenFor, type Person } from './people';

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
  /** The address without the server. */
  path: string;
  /** The id of the account that is signed in. */
  uid: string;
}

const CHARACTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const newId = () =>
  Array.from({ length: 20 }, () => CHARACTERS[randomInt(CHARACTERS.length)]).join('');

/** Fills a request's blanks for a project. */
export function fill(request: ProofRequest, project: string): FilledRequest {
  const ids = Array.from({ length: 10 }, newId);
  const root = documentsRoot(project);
  const text = JSON.stringify({ ...request, path: `/v1/{root}${request.path}`, uid: '{9}' })
    .replaceAll('{root}', root)
    .replace(/\{(\d)\}/g, (_, index: string) => ids[Number(index)] ?? '');
  return JSON.parse(text) as FilledRequest;
}

/** The answer of a side: the HTTP status, and Google's name of it. */
export interface Answer {
  code: number;
  status: string;
}

const ANSWER_TIMEOUT_MS = 20_000;

/** Sends one request to a side, by its address such as `http://127.0.0.1:8080`. */
async function send(
  address: string,
  { method, path, body }: ProofRequest,
  token?: string,
): Promise<Answer> {
  const response = await fetch(`${address}${path}`, {
    method,
    ...(token !== undefined && { headers: { Authorization: `Bearer ${token}` } }),
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
  });
  const answer = (await response.json()) as
    { error?: { status: string } }[] | { error?: { status: string } };
  const { error } = (Array.isArray(answer) ? answer[0] : answer) ?? {};
  return { code: response.status, status: error?.status ?? 'OK' };
}

/** A side of the comparison. */
export interface Side {
  /** Such as `http://127.0.0.1:8080`. */
  address: string;
  /** Stores documents past the rules, as the company's own programs do. */
  store(writes: readonly unknown[]): Promise<void>;
  tokenOf(account: Account): string;
}

/** The emulator, whose owner's token lets pass everything. */
export function emulatorSide(address: string, project: string, ownerToken: string): Side {
  const path = `/v1/${documentsRoot(project)}:commit`;
  return {
    address,
    async store(writes) {
      const { code } = await send(address, { method: 'POST', path, body: { writes } }, ownerToken);
      if (code !== 200) throw new Error(`What the owner stores was answered with ${code}.`);
    },
    tokenOf: (account) => tokenFor(project, account),
  };
}

/** Sends a request after those that go before. Rejects when one of these was not accepted. */
export async function sendFilled(side: Side, filled: FilledRequest): Promise<Answer> {
  const { as, uid, before, byOwner, path } = filled;
  if (before) {
    const commit = path.replace(/(\/documents).*/s, '$1:commit');
    const { code } = await send(side.address, { method: 'POST', path: commit, body: before });
    if (code !== 200) throw new Error(`What goes before was answered with ${code}.`);
  }
  if (byOwner && byOwner.writes.length > 0) await side.store(byOwner.writes);
  return send(side.address, filled, as && side.tokenOf(accountOf(as, uid)));
}

/** A row of the decision table: what is sent, the HTTP status that every side must answer with, and the request. */
export type Row = readonly [what: string, code: number, request: ProofRequest];

/** Rows of one answer. */
export const answered = (code: number, requests: Readonly<Record<string, ProofRequest>>): Row[] =>
  Object.entries(requests).map(([what, request]) => [what, code, request]);
