import type { IncomingMessage } from 'node:http';
import { Refusal } from '../documents/refusal';
import { looksLikeIdToken, verifyIdToken, type Account } from './idToken';

/** What id tokens are held against. */
export interface TokenCheck {
  project: string;
  /** What signs the id tokens of people. */
  tokenKey: Buffer;
}

/**
 * Who is signed in; undefined for a visitor.
 * @throws {Refusal} for a token that is not valid, as in production.
 */
export function accountOf(
  { headers: { authorization = '' } }: IncomingMessage,
  { project, tokenKey }: TokenCheck,
): Account | undefined {
  const idToken = authorization.replace(/^Bearer /, '');
  if (!looksLikeIdToken(idToken)) return undefined;
  const account = verifyIdToken(idToken, project, tokenKey, Date.now());
  if (account) return account;
  throw new Refusal('unauthenticated', 'The id token is not valid, or has expired.');
}
