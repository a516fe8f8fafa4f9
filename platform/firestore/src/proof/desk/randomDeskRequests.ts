import { deskLimits, outcomes } from '@site/contracts/deskChange';
import { collections } from '@site/contracts/enquiry';
import { enquiryStatuses, staffCollections } from '@site/contracts/staffCollections';
import fc from 'fast-check';
import {
  about,
  change,
  claimant,
  commitOf,
  deskRecord,
  ENTRY,
  erasure,
  exported,
  erased,
  getByName,
  logWrite,
  nobody,
  query,
  type DeskChange,
} from './deskRequests';
import { phone, phoneWrite } from './phoneRows';
import { anyValue } from '../requests/hostileValues';
import { people, type Person } from '../requests/people';
import type { ProofRequest } from '../requests/proofRequest';
import { nameOf, text, type Wire } from '../requests/writes';

const { desk, log, weeks, staff, phones } = staffCollections;

const anyCollection = fc.constantFrom(
  ...[collections.orders, collections.subscribers, desk, log, weeks, staff, phones, 'Other'],
);
const person: fc.Arbitrary<Person> = fc.oneof(
  { weight: 6, arbitrary: fc.constant<Person>('staff') },
  { weight: 1, arbitrary: fc.constantFrom(...(Object.keys(people) as Person[])) },
);
const status = fc.constantFrom(...enquiryStatuses).map(text);
const notes = fc
  .oneof(
    { weight: 4, arbitrary: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }) },
    {
      weight: 1,
      arbitrary: fc
        .integer({ min: deskLimits.noteMax - 1, max: deskLimits.noteMax + 1 })
        .map((length) => 'ü'.repeat(length)),
    },
  )
  // What travels has no half of a surrogate pair.
  .map((note) => text(note.replace(/\p{Cs}/gu, '?')));

const NOTE_TIMES = ['changedAt', `history.${ENTRY}.at`];
const moments = fc.constantFrom(-1, 1, 89, 91).map((days) => ({
  timestampValue: new Date(Date.now() + days * 86_400_000).toISOString(),
}));
const owner = fc.constantFrom(nobody, claimant('{9}'), claimant('{8}', 'Ravi'));

/** A change of any kind, which what stands there before may forbid. */
const good: fc.Arbitrary<DeskChange> = fc
  .tuple(
    status,
    owner,
    fc.oneof(
      fc
        .tuple(
          status,
          fc.option(moments, { nil: undefined }),
          fc.option(fc.constantFrom(...outcomes).map(text), { nil: undefined }),
        )
        .map(([next, callBackAt, outcome]): DeskChange => {
          const entry = {
            status: next,
            ...(callBackAt && { callBackAt }),
            ...(outcome && { outcome }),
          };
          return { entry, fields: entry };
        }),
      fc
        .tuple(status, notes)
        .map(([, note]): DeskChange => ({ entry: { note }, fields: {}, times: NOTE_TIMES })),
      fc.tuple(owner, owner).map(([claimedBy, from]): DeskChange => ({
        entry: { claimedBy, from },
        fields: { claimedBy },
      })),
      moments.map((callBackAt): DeskChange => ({ entry: { callBackAt }, fields: { callBackAt } })),
      fc.constantFrom('en', 'hi', 'fr').map((it): DeskChange => {
        const entry = { language: text(it) };
        return { entry, fields: entry, times: NOTE_TIMES };
      }),
    ),
  )
  .map(([now, claimedBy, made]) => ({ ...made, before: { status: now, claimedBy } }));

const parts = [
  ...['by', 'name', 'at', 'status', 'note', 'more'],
  ...['claimedBy', 'from', 'callBackAt', 'outcome', 'language'],
];
const fields = [
  ...[...Object.keys(deskRecord()), 'notices', 'expireAt', 'lastEntry'],
  ...['claimedBy', 'callBackAt', 'outcome', 'language'],
];
const oneOf = (names: readonly string[], value: fc.Arbitrary<unknown>) =>
  fc.tuple(fc.constantFrom(...names), value).map(([name, it]): Wire => ({ [name]: it }));

/** One thing otherwise. */
const wrong = fc.tuple(good, fc.nat(3)).chain(([whole, kind]): fc.Arbitrary<DeskChange> => {
  const { entry = {}, fields: others = {} } = whole;
  if (kind === 0) {
    return oneOf(parts, anyValue).map((more) => ({ ...whole, entry: { ...entry, ...more } }));
  }
  if (kind === 1) {
    return oneOf(fields, anyValue).map((more) => ({ ...whole, fields: { ...others, ...more } }));
  }
  if (kind === 2) {
    return fc
      .subarray(['changedAt', `history.${ENTRY}.at`, 'dueAt', 'receivedAt'])
      .map((times) => ({ ...whole, times }));
  }
  return fc
    .subarray(['status', 'lastEntry', `history.${ENTRY}`, 'history', 'changedAt'])
    .map((mask) => ({ ...whole, mask }));
});

const changes = fc
  .tuple(fc.oneof({ weight: 3, arbitrary: good }, { weight: 4, arbitrary: wrong }), person)
  .map(([parts, as]) => change({ ...parts, as }));

const entries = fc
  .tuple(
    fc.constantFrom(exported, erased),
    oneOf(['by', 'name', 'kind', 'count', 'reference', 'more'], anyValue),
    fc.boolean(),
  )
  .map(([entry, more, isGood]) => logWrite(isGood ? entry : { ...entry, ...more }, 1));

/** A phone that is put, mostly with one part otherwise, or removed. */
const phoneWrites = fc.oneof(
  fc
    .tuple(oneOf([...Object.keys(phone()), 'at', 'more'], anyValue), fc.boolean())
    .map(([more, isGood]) => phoneWrite(phone(isGood ? {} : more))),
  fc.constant({ delete: nameOf(0, phones) }),
);

/** An erasure, or parts of one. */
const erasures = fc
  .subarray([erasure.order, erasure.record, erasure.log], { minLength: 1 })
  .map((writes) => commitOf(...writes));

const reads = fc.oneof(
  fc
    .tuple(anyCollection, fc.constantFrom(1, deskLimits.pageMax, deskLimits.pageMax + 1, undefined))
    .map(([collection, limit]) => query(collection, limit)),
  fc
    .tuple(anyCollection, fc.constantFrom(0, 1, '{9}'))
    .map(([collection, id]) => getByName(nameOf(id, collection))),
);

/** Requests of people who are signed in, most of them next to the border between yes and no. */
export const randomDeskRequests: fc.Arbitrary<ProofRequest> = fc.oneof(
  { weight: 12, arbitrary: changes },
  {
    weight: 4,
    arbitrary: fc
      .tuple(
        fc.oneof(
          entries.map((entry) => commitOf(entry)),
          phoneWrites.map((it) => commitOf(it)),
          erasures,
          reads,
        ),
        person,
      )
      .map(([request, as]) => about(request, as)),
  },
);
