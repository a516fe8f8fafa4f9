import { collections } from '@site/contracts/enquiry';
import { staffCollections } from '../../staff/staffCollections';
import { MEMBER, people, type Person } from '../people';
import type { ProofRequest, Row } from '../proofRequest';
import { integer, nameOf, order, text, write, type Wire } from '../writes';

const { desk, log } = staffCollections;

export const ENTRY = 'entryAAAAAAAAAAAAAAA';

export const map = (fields: Wire) => ({ mapValue: { fields } });

export const EARLIER = { timestampValue: '2026-11-20T06:30:00Z' };

/** A record as the company's own programs make it, with an entry of somebody else. */
export const deskRecord = (changes: Wire = {}): Wire => ({
  reference: text('CI-7KQ2-9XPD'),
  product: text('x'),
  receivedAt: EARLIER,
  changedAt: EARLIER,
  status: text('new'),
  dueAt: EARLIER,
  history: map({
    firstAAAAAAAAAAAAAAA: map({
      by: text('other'),
      name: text('Ravi'),
      at: EARLIER,
      note: text('x'),
    }),
  }),
  ...changes,
});

export interface DeskChange {
  as?: Person;
  before?: Wire;
  entry?: Wire;
  fields?: Wire;
  mask?: readonly string[];
  times?: readonly string[];
  id?: string;
  also?: Wire;
}

/** The fields of a write that get the server's time. */
export const withTimes = (paths: readonly string[]) => ({
  updateTransforms: paths.map((fieldPath) => ({ fieldPath, setToServerValue: 'REQUEST_TIME' })),
});

export const signed = { by: text('{9}'), name: text(MEMBER) };

/** A change of the record as the desk sends it: `called`, under the own name, unless told otherwise. */
export function change({
  as = 'staff',
  before = {},
  entry = { status: text('called') },
  fields = { status: text('called') },
  id = ENTRY,
  also = {},
  mask = [...Object.keys(fields), 'lastEntry', `history.${id}`],
  times = ['changedAt', `history.${id}.at`, 'dueAt'],
}: DeskChange = {}): ProofRequest {
  const changed = {
    ...fields,
    lastEntry: text(id),
    history: map({ ...also, [id]: map({ ...signed, ...entry }) }),
  };
  return {
    as,
    method: 'POST',
    path: ':commit',
    body: {
      writes: [
        write(changed, nameOf(0, desk), {
          updateMask: { fieldPaths: mask },
          ...withTimes(times),
          currentDocument: { exists: true },
        }),
      ],
    },
    byOwner: { writes: [write(deskRecord(before), nameOf(0, desk))] },
  };
}

export const noteOf = (note: unknown, { id = ENTRY, ...more }: DeskChange = {}) =>
  change({ entry: { note }, fields: {}, times: ['changedAt', `history.${id}.at`], id, ...more });

export const claimant = (uid: string, name = MEMBER) => map({ uid: text(uid), name: text(name) });
export const nobody = map({});

/** A claim, or its end. Takes who has it then, and who the change says had it before. */
export const claim = (claimedBy: unknown, from: unknown = nobody, more: DeskChange = {}) =>
  change({
    before: from === nobody ? {} : { claimedBy: from },
    entry: { claimedBy, from },
    fields: { claimedBy },
    ...more,
  });

export const logWrite = (fields: Wire, id: string | number = 0, times = ['at']) =>
  write({ ...signed, ...fields }, nameOf(id, log), withTimes(times));

export const exported = { kind: text('export'), count: integer('3') };
export const erased = {
  kind: text('erasure'),
  reason: text('staff'),
  reference: text('CI-7KQ2-9XPD'),
};

/** A request of somebody who is signed in, about an order with its record. */
export const about = (
  request: Pick<ProofRequest, 'method' | 'path' | 'body'>,
  as: Person = 'staff',
): ProofRequest => ({
  ...request,
  as,
  before: { writes: [write(order())] },
  byOwner: { writes: [write(deskRecord(), nameOf(0, desk))] },
});

export const commitOf = (...writes: unknown[]) =>
  ({ method: 'POST', path: ':commit', body: { writes } }) as const;

/** What erases an order: the order, its record, and what the log says of it. */
export const erasure = {
  order: { delete: nameOf(0, collections.orders) },
  record: { delete: nameOf(0, desk) },
  log: logWrite(erased),
} as const;

export const query = (collectionId: string, limit: number | undefined, more: object = {}) =>
  ({
    method: 'POST',
    path: ':runQuery',
    body: {
      structuredQuery: { from: [{ collectionId }], ...(limit !== undefined && { limit }), ...more },
    },
  }) as const;

export const getByName = (name: string) =>
  ({ method: 'POST', path: ':batchGet', body: { documents: [name] } }) as const;

const others = (Object.keys(people) as Person[]).filter((person) => person !== 'staff');

/** What staff may do, and nobody else who is signed in, nor a visitor. */
export const staffAlone = (what: string, request: ProofRequest): Row[] => {
  const byVisitor = { ...request };
  delete byVisitor.as;
  return [
    [`${what}, by staff`, 200, request],
    ...others.map((as): Row => [`${what}, by somebody ${as}`, 403, { ...request, as }]),
    ...(request.path === ':commit' ? [] : [[`${what}, by a visitor`, 403, byVisitor] as const]),
  ];
};
