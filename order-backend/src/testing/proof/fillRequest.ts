import { randomInt } from 'node:crypto';
import { documentsRoot } from '../../documents/names';
import { staffCollections } from '@site/order-model/staffCollections';
import { MEMBER, people } from './people';
import { nameOf, set, type ProofRequest, type SetWrite } from './proofRequest';

/** A request whose blanks are filled. */
export interface FilledRequest extends ProofRequest {
  stored: readonly SetWrite[];
  /** The id of the account that is signed in. */
  uid: string;
}

const CHARACTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const newId = () =>
  Array.from({ length: 20 }, () => CHARACTERS[randomInt(CHARACTERS.length)]).join('');

const membership = set(nameOf('{9}', staffCollections.staff), { name: MEMBER });

export function fill(request: ProofRequest, project: string): FilledRequest {
  const { as, stored = [] } = request;
  const writes = as && people[as].isMember ? [membership, ...stored] : stored;
  // A row may have a membership of its own.
  const last = [...new Map(writes.map((each) => [each.update.name, each])).values()];
  const ids = Array.from({ length: 10 }, newId);
  const filled = JSON.stringify({ ...request, stored: last, uid: '{9}' })
    .replaceAll('{root}', documentsRoot(project))
    .replace(/\{(\d)\}/g, (_, index: string) => ids[Number(index)] ?? '');
  return JSON.parse(filled) as FilledRequest;
}
