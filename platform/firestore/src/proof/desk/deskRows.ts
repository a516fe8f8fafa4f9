import { deskLimits } from '@site/contracts/deskChange';
import { collections } from '@site/contracts/enquiry';
import { staffCollections } from '@site/contracts/staffCollections';
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
import { MEMBER } from '../requests/people';
import type { Row } from '../requests/proofRequest';
import { integer, nameOf, order, text, without, write } from '../requests/writes';

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
  [
    'an order, by somebody whose membership does not say since when',
    403,
    {
      ...about(getByName(nameOf())),
      byOwner: { writes: [write({ name: text(MEMBER) }, nameOf('{9}', staff))] },
    },
  ],
  ['the own membership', 200, about(getByName(nameOf('{9}', staff)))],
  ['the own membership of a customer', 200, about(getByName(nameOf('{9}', staff)), 'customer')],
  ["another one's membership", 403, about(getByName(nameOf(1, staff)))],
];

const full = Object.fromEntries(
  Array.from({ length: deskLimits.historyMax }, (_, at) => [
    `e${String(at).padStart(19, '0')}`,
    map(signed),
  ]),
);
const nearlyFull = without(full, `e${'0'.repeat(19)}`);

const bounds: Row[] = [
  ['the last entry that a history holds', 200, change({ before: { history: map(nearlyFull) } })],
  ['one entry too many', 403, change({ before: { history: map(full) } })],
];

const changeRows: readonly Row[] = [
  ...bounds,
  ...staffAlone('a status', change()),
  ...staffAlone('a note', noteOf(text('Rang twice.'))),
  ...answerRows,
  ['a status of a record that is not there', 403, { ...change(), byOwner: { writes: [] } }],
  ['the first entry of a record', 200, change({ before: { history: map({}) } })],
  [
    'a status that does not exist',
    403,
    change({ entry: { status: text('lost') }, fields: { status: text('lost') } }),
  ],
  ['a status that the entry does not name', 403, change({ fields: { status: text('done') } })],
  ['a status without an entry for it', 403, change({ entry: { note: text('x') } })],
  [
    'a status and a note in one entry',
    403,
    change({ entry: { status: text('called'), note: text('x') } }),
  ],
  [
    'an entry under the id of somebody else',
    403,
    change({ entry: { status: text('called'), by: text('x') } }),
  ],
  [
    'an entry under the name of somebody else',
    403,
    change({ entry: { status: text('called'), name: text('Ravi') } }),
  ],
  [
    'an entry with a time of the device',
    403,
    change({
      entry: { status: text('called'), at: { timestampValue: '2026-01-01T00:00:00Z' } },
      times: ['changedAt', 'dueAt'],
    }),
  ],
  ['an entry without a time', 403, change({ times: ['changedAt', 'dueAt'] })],
  [
    'a record without the time of its change',
    403,
    change({ times: [`history.${ENTRY}.at`, 'dueAt'] }),
  ],
  [
    'an entry with a part too many',
    403,
    change({ entry: { status: text('called'), more: text('x') } }),
  ],
  ['an empty note', 403, noteOf(text(''))],
  ['a note of spaces', 403, noteOf(text('  '))],
  ['a note with a line end', 403, noteOf(text('a\nb'))],
  ['a note of 500 characters', 200, noteOf(text('९'.repeat(deskLimits.noteMax)))],
  ['a note of 501 characters', 403, noteOf(text('x'.repeat(deskLimits.noteMax + 1)))],
  ['a note that is a number', 403, noteOf(integer('1'))],
  ['an entry in place of an earlier one', 403, noteOf(text('y'), { id: 'firstAAAAAAAAAAAAAAA' })],
  [
    'two entries at once',
    403,
    change({
      also: { secondAAAAAAAAAAAAAA: map(signed) },
      mask: ['status', 'lastEntry', `history.${ENTRY}`, 'history.secondAAAAAAAAAAAAAA'],
    }),
  ],
  ['an entry with an invalid id', 403, noteOf(text('y'), { id: 'entry' })],
  [
    'an entry without the name of the last one',
    403,
    change({ mask: ['status', `history.${ENTRY}`] }),
  ],
  [
    'a history without its earlier entries',
    403,
    change({ mask: ['status', 'lastEntry', 'history'] }),
  ],
  [
    'no history',
    403,
    change({
      mask: ['status', 'lastEntry', 'history'],
      fields: { status: text('called'), history: text('x') },
    }),
  ],
  [
    'a time received',
    403,
    change({
      fields: { status: text('called'), receivedAt: { timestampValue: '2026-01-01T00:00:00Z' } },
    }),
  ],
  ['a notice', 403, change({ fields: { status: text('called'), notices: map({}) } })],
  ['another product', 403, change({ fields: { status: text('called'), product: text('y') } })],
  [
    'no expiry',
    403,
    change({
      before: { expireAt: { timestampValue: '2027-01-01T00:00:00Z' } },
      mask: ['status', 'lastEntry', `history.${ENTRY}`, 'expireAt'],
    }),
  ],
  [
    'a status without anything else',
    403,
    about(
      commitOf(
        write({ status: text('done') }, nameOf(0, desk), {
          updateMask: { fieldPaths: ['status'] },
        }),
      ),
    ),
  ],
  ['the record that is there', 403, about(commitOf(write(deskRecord(), nameOf(0, desk))))],
  ['a record of the own making', 403, about(commitOf(write(deskRecord(), nameOf(1, desk))))],
  ['a membership', 403, about(commitOf(write({ name: text('Asha') }, nameOf(1, staff))))],
  [
    'another name for the own membership',
    403,
    about(commitOf(write({ name: text('Ravi') }, nameOf('{9}', staff)))),
  ],
  ['a counter', 403, about(commitOf(write({ count: integer('1') }, nameOf(1, weeks))))],
  ['a state of digests', 403, about(commitOf(write({}, nameOf('digests', notices))))],
  ['another name for an order', 403, about(commitOf(write(order({ Name: text('Usha') }))))],
  ['the same order again', 200, about(commitOf(write(order())))],
  ['an order', 200, about(commitOf(write(order(), nameOf(1))))],
];

/** What somebody who is signed in may do: staff alone, and of what the desk needs alone. */
export const deskRows: readonly Row[] = [
  ...[...readRows, ...changeRows, ...logRows, ...erasureRows, ...erasedRows, ...phoneRows],
];
