import { deskLimits } from '../../staff/deskChange';
import { collections } from '@site/contracts/enquiry';
import { staffCollections } from '../../staff/staffCollections';
import {
  about,
  change,
  commitOf,
  deskRecord,
  ENTRY,
  getByName,
  map,
  noteOf,
  query,
  signed,
  staffAlone,
} from './deskRequests';
import { answerRows } from './answerRows';
import { erasedRows, erasureRows, logRows } from './logRows';
import { phoneRows } from './phoneRows';
import { MEMBER } from '../people';
import { answered, type Row } from '../proofRequest';
import { integer, nameOf, order, text, without, write } from '../writes';

const { desk, log, notices, staff, weeks } = staffCollections;
const { orders, subscribers } = collections;

const readRows: readonly Row[] = [
  ...staffAlone('an order by its name', about(getByName(nameOf()))),
  ...staffAlone('a record by its name', about(getByName(nameOf(0, desk)))),
  ...staffAlone('a subscription by its name', about(getByName(nameOf(1, subscribers)))),
  ...[orders, subscribers, desk, log, weeks].flatMap((collection) => [
    ...staffAlone(`a page of ${collection}`, about(query(collection, deskLimits.pageMax))),
    [
      `a page of ${collection} too long by one`,
      403,
      about(query(collection, deskLimits.pageMax + 1)),
    ] as const,
    [`all of ${collection}`, 403, about(query(collection, undefined))] as const,
  ]),
  ...staffAlone('the names of colleagues', about(query(staff, deskLimits.pageMax))),
  ...[notices, 'Other'].map((collection): Row => [
    `a page of ${collection} by staff`,
    403,
    about(query(collection, 10)),
  ]),
  ...answered(403, {
    'an order, by somebody whose membership does not say since when': {
      ...about(getByName(nameOf())),
      byOwner: { writes: [write({ name: text(MEMBER) }, nameOf('{9}', staff))] },
    },
    "another one's membership": about(getByName(nameOf(1, staff))),
  }),
  ...answered(200, {
    'the own membership': about(getByName(nameOf('{9}', staff))),
    'the own membership of a customer': about(getByName(nameOf('{9}', staff)), 'customer'),
  }),
];

const full = Object.fromEntries(
  Array.from({ length: deskLimits.historyMax }, (_, at) => [
    `e${String(at).padStart(19, '0')}`,
    map(signed),
  ]),
);
const nearlyFull = without(full, `e${'0'.repeat(19)}`);

const bounds: Row[] = [
  ...answered(200, {
    'the last entry that a history holds': change({ before: { history: map(nearlyFull) } }),
  }),
  ...answered(403, {
    'one entry too many': change({ before: { history: map(full) } }),
  }),
];

const changeRows: readonly Row[] = [
  ...bounds,
  ...staffAlone('a status', change()),
  ...staffAlone('a note', noteOf(text('Rang twice.'))),
  ...answerRows,
  ...answered(403, {
    'a status of a record that is not there': { ...change(), byOwner: { writes: [] } },
    'a status that does not exist': change({
      entry: { status: text('lost') },
      fields: { status: text('lost') },
    }),
    'a status that the entry does not name': change({ fields: { status: text('done') } }),
    'a status without an entry for it': change({ entry: { note: text('x') } }),
    'a status and a note in one entry': change({
      entry: { status: text('called'), note: text('x') },
    }),
    'an entry under the id of somebody else': change({
      entry: { status: text('called'), by: text('x') },
    }),
    'an entry under the name of somebody else': change({
      entry: { status: text('called'), name: text('Ravi') },
    }),
    'an entry with a time of the device': change({
      entry: { status: text('called'), at: { timestampValue: '2026-01-01T00:00:00Z' } },
      times: ['changedAt', 'dueAt'],
    }),
    'an entry without a time': change({ times: ['changedAt', 'dueAt'] }),
    'a record without the time of its change': change({ times: [`history.${ENTRY}.at`, 'dueAt'] }),
    'an entry with a part too many': change({ entry: { status: text('called'), more: text('x') } }),
    'an empty note': noteOf(text('')),
    'a note of spaces': noteOf(text('  ')),
    'a note with a line end': noteOf(text('a\nb')),
    'a note of 501 characters': noteOf(text('x'.repeat(deskLimits.noteMax + 1))),
    'a note that is a number': noteOf(integer('1')),
    'an entry in place of an earlier one': noteOf(text('y'), { id: 'firstAAAAAAAAAAAAAAA' }),
    'two entries at once': change({
      also: { secondAAAAAAAAAAAAAA: map(signed) },
      mask: ['status', 'lastEntry', `history.${ENTRY}`, 'history.secondAAAAAAAAAAAAAA'],
    }),
    'an entry with an invalid id': noteOf(text('y'), { id: 'entry' }),
    'an entry without the name of the last one': change({ mask: ['status', `history.${ENTRY}`] }),
    'a history without its earlier entries': change({ mask: ['status', 'lastEntry', 'history'] }),
    'no history': change({
      mask: ['status', 'lastEntry', 'history'],
      fields: { status: text('called'), history: text('x') },
    }),
    'a time received': change({
      fields: { status: text('called'), receivedAt: { timestampValue: '2026-01-01T00:00:00Z' } },
    }),
    'a notice': change({ fields: { status: text('called'), notices: map({}) } }),
    'another product': change({ fields: { status: text('called'), product: text('y') } }),
    'no expiry': change({
      before: { expireAt: { timestampValue: '2027-01-01T00:00:00Z' } },
      mask: ['status', 'lastEntry', `history.${ENTRY}`, 'expireAt'],
    }),
    'a status without anything else': about(
      commitOf(
        write({ status: text('done') }, nameOf(0, desk), {
          updateMask: { fieldPaths: ['status'] },
        }),
      ),
    ),
    'the record that is there': about(commitOf(write(deskRecord(), nameOf(0, desk)))),
    'a record of the own making': about(commitOf(write(deskRecord(), nameOf(1, desk)))),
    'a membership': about(commitOf(write({ name: text('Asha') }, nameOf(1, staff)))),
    'another name for the own membership': about(
      commitOf(write({ name: text('Ravi') }, nameOf('{9}', staff))),
    ),
    'a counter': about(commitOf(write({ count: integer('1') }, nameOf(1, weeks)))),
    'a state of digests': about(commitOf(write({}, nameOf('digests', notices)))),
    'another name for an order': about(commitOf(write(order({ Name: text('Usha') })))),
  }),
  ...answered(200, {
    'the first entry of a record': change({ before: { history: map({}) } }),
    'a note of 500 characters': noteOf(text('९'.repeat(deskLimits.noteMax))),
    'the same order again': about(commitOf(write(order()))),
    'an order': about(commitOf(write(order(), nameOf(1)))),
  }),
];

/** What somebody who is signed in may do: staff alone, and of what the desk needs alone. */
export const deskRows: readonly Row[] = [
  ...[...readRows, ...changeRows, ...logRows, ...erasureRows, ...erasedRows, ...phoneRows],
];
