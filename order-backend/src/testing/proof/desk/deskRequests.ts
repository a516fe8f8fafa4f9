import type { JsonObject } from '@site/tooling/files/json';
import { staffCollections } from '@site/order-model/staffCollections';
import { MEMBER, people, type Person } from '../people';
import {
  allowed,
  commit,
  nameOf,
  refused,
  set,
  stored,
  where,
  withMask,
  withTimes,
  type ProofRequest,
  type Row,
} from '../proofRequest';

export const ENTRY = 'entryAAAAAAAAAAAAAAA';
export const ENTRY_PATH = `history.${ENTRY}`;
export const EARLIER = new Date('2026-11-20T06:30:00Z');
export const REFERENCE = 'CI-7KQ2-9XPD';

/** A record as the company's own programs make it, with an entry of somebody else. */
export const deskRecord = (changes: JsonObject = {}) =>
  set(nameOf(0, staffCollections.desk), {
    reference: REFERENCE,
    product: 'x',
    receivedAt: EARLIER,
    changedAt: EARLIER,
    status: 'new',
    dueAt: EARLIER,
    history: { firstAAAAAAAAAAAAAAA: { by: 'other', name: 'Ravi', at: EARLIER, note: 'x' } },
    ...changes,
  });

/** An order with its record. */
export const orderAndRecord = [...stored, deskRecord()];

/** What is left of an order whose time was over. */
export const erasedOrder = [
  set(nameOf(0, staffCollections.log), {
    kind: 'erasure',
    reason: 'expiry',
    reference: REFERENCE,
    at: EARLIER,
  }),
];

/** A request of a member of staff. */
export const byStaff = (request: ProofRequest, before = orderAndRecord): ProofRequest => ({
  ...request,
  as: 'staff',
  stored: before,
});

export const signed = { by: '{9}', name: MEMBER };

export interface DeskChange {
  /** What is otherwise in the record before. */
  before?: JsonObject;
  entry?: JsonObject;
  fields?: JsonObject;
  mask?: readonly string[];
  times?: readonly string[];
  id?: string;
  /** Further entries. */
  also?: JsonObject;
}

/** A change of the record as the desk sends it: `called`, under the own name, unless told otherwise. */
export function change({
  before = {},
  entry = { status: 'called' },
  fields = { status: 'called' },
  id = ENTRY,
  also = {},
  mask = [...Object.keys(fields), 'lastEntry', `history.${id}`],
  times = ['changedAt', `history.${id}.at`, 'dueAt'],
}: DeskChange = {}): ProofRequest {
  const history = { ...also, [id]: { ...signed, ...entry } };
  const more = { ...withMask(...mask), ...withTimes(...times), ...where(true) };
  const changed = set(
    nameOf(0, staffCollections.desk),
    { lastEntry: id, history, ...fields },
    more,
  );
  return byStaff(commit(changed), [deskRecord(before)]);
}

/** A change that no sweep looks at, as a note makes it. */
export const quietChange = ({ id = ENTRY, ...more }: DeskChange) =>
  change({ id, times: ['changedAt', `history.${id}.at`], ...more });

export const noteOf = (note: unknown, more: DeskChange = {}) =>
  quietChange({ entry: { note }, fields: {}, ...more });

const others = [...(Object.keys(people) as Person[]), undefined].filter(
  (person) => person !== 'staff',
);

/** What staff may do, and nobody else who is signed in, nor a visitor. */
export const staffAlone = (requests: Readonly<Record<string, ProofRequest>>): Row[] =>
  Object.entries(requests).flatMap(([what, request]) => [
    ...allowed({ [`${what}, by staff`]: request }),
    ...others.flatMap((as) =>
      refused({ [`${what}, by ${as ?? 'a visitor'}`]: { ...request, as } }),
    ),
  ]);
