import { randomInt } from 'node:crypto';
import { documentsRoot } from '../documents/names';
import { staffCollections } from '../staff/staffCollections';
import { MEMBER, people, SINCE } from './people';
import type { ProofRequest } from './proofRequest';
import { integer, nameOf, text, write } from './writes';

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
