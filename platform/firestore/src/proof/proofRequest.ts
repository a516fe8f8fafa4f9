import { randomInt } from 'node:crypto';
import { documentsRoot } from '../documents/names';

/**
 * One request, the same for every side. Texts in it may name a fresh id by its number, `{0}` to `{9}`, and the root of all
 * documents, `{root}`, so that no request ever meets another's documents.
 */
export interface ProofRequest {
  /** A commit that goes before and that every side must accept. */
  before?: object;
  /** What the company's own programs store before, past the rules. */
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
}

const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const newId = () => Array.from({ length: 20 }, () => SIGNS[randomInt(SIGNS.length)]).join('');

/** Fills a request's blanks for a project. */
export function fill(request: ProofRequest, project: string): FilledRequest {
  const ids = Array.from({ length: 10 }, newId);
  const root = documentsRoot(project);
  const text = JSON.stringify({ ...request, path: `/v1/{root}${request.path}` })
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

/**
 * Sends a request after those that go before. Rejects when one of these was not accepted. Only a side whose owner's token
 * is told has what its owner stored.
 */
export async function sendFilled(
  address: string,
  filled: FilledRequest,
  ownerToken?: string,
): Promise<Answer> {
  const path = filled.path.replace(/(\/documents).*/s, '$1:commit');
  const store = async (body: object, token?: string) => {
    const { code } = await send(address, { method: 'POST', path, body }, token);
    if (code !== 200) throw new Error(`What goes before was answered with ${code}.`);
  };
  if (filled.before) await store(filled.before);
  if (filled.byOwner && ownerToken !== undefined) await store(filled.byOwner, ownerToken);
  return send(address, filled);
}

/** A row of the decision table: what is sent, the HTTP status that every side must answer with, and the request. */
export type Row = readonly [what: string, code: number, request: ProofRequest];
