import { collections } from '@site/order-model/enquiry';
import { deskLimits } from '@site/order-model/deskChange';
import { staffCollections } from '@site/order-model/staffCollections';
import {
  allowed,
  commit,
  getByName,
  nameOf,
  order,
  query,
  refused,
  set,
  stored,
  withMask,
  type Row,
} from '../proofRequest';
import {
  byStaff,
  change,
  deskRecord,
  ENTRY_PATH,
  noteOf,
  signed,
  staffAlone,
} from './deskRequests';

const { desk, log, notices, phones, staff, weeks } = staffCollections;
const { orders, subscribers } = collections;
const { historyMax, noteMax, pageMax } = deskLimits;
const ownMembership = nameOf('{9}', staff);

const reads: readonly Row[] = [
  ...staffAlone({
    'an order by its name': byStaff(getByName(nameOf())),
    'a record by its name': byStaff(getByName(nameOf(0, desk))),
    'a subscription by its name': byStaff(getByName(nameOf(1, subscribers))),
    'the names of colleagues': byStaff(query(staff, pageMax)),
  }),
  ...[orders, subscribers, desk, log, weeks].flatMap((collection) => [
    ...staffAlone({ [`a page of ${collection}`]: byStaff(query(collection, pageMax)) }),
    ...refused({
      [`a page of ${collection} too long by one`]: byStaff(query(collection, pageMax + 1)),
      [`all of ${collection}`]: byStaff(query(collection)),
    }),
  ]),
  ...refused({
    'a page of the digests': byStaff(query(notices, 10)),
    'a page of phones': byStaff(query(phones, 10)),
    'a page of another collection': byStaff(query('Other', 10)),
    "another one's membership": byStaff(getByName(nameOf(1, staff))),
  }),
  ...allowed({
    'the own membership': byStaff(getByName(ownMembership)),
    'the own membership of a customer': { ...getByName(ownMembership), as: 'customer' },
  }),
];

/** A history of this many entries. */
const historyOf = (length: number) =>
  Object.fromEntries(
    Array.from({ length }, (_, at) => [`e${String(at).padStart(19, '0')}`, signed]),
  );
const called = { status: 'called' };
const byEntry = (more: object) => change({ entry: { ...called, ...more } });
const withField = (more: object) => change({ fields: { ...called, ...more } });
const storedByStaff = (name: string, fields: object) => byStaff(commit(set(name, { ...fields })));

const changes: readonly Row[] = [
  ...staffAlone({ 'a status': change(), 'a note': noteOf('Rang twice.') }),
  ...allowed({
    'the first entry of a record': change({ before: { history: {} } }),
    'the last entry that a history holds': change({
      before: { history: historyOf(historyMax - 1) },
    }),
    'a note of 500 characters': noteOf('९'.repeat(noteMax)),
    'the same order again, by staff': byStaff(commit(...stored)),
    'an order, by staff': storedByStaff(nameOf(1), order()),
  }),
  ...refused({
    'one entry too many': change({ before: { history: historyOf(historyMax) } }),
    'a status of a record that is not there': { ...change(), stored: [] },
    'a status that does not exist': change({
      entry: { status: 'lost' },
      fields: { status: 'lost' },
    }),
    'a status that the entry does not name': withField({ status: 'done' }),
    'a status without an entry for it': change({ entry: { note: 'x' } }),
    'a status and a note in one entry': byEntry({ note: 'x' }),
    'an entry under the id of somebody else': byEntry({ by: 'x' }),
    'an entry under the name of somebody else': byEntry({ name: 'Ravi' }),
    'an entry with a time of the device': change({
      entry: { ...called, at: new Date('2026-01-01T00:00:00Z') },
      times: ['changedAt', 'dueAt'],
    }),
    'an entry without a time': change({ times: ['changedAt', 'dueAt'] }),
    'a record without the time of its change': change({ times: [`${ENTRY_PATH}.at`, 'dueAt'] }),
    'an entry with a part too many': byEntry({ more: 'x' }),
    'an empty note': noteOf(''),
    'a note of spaces': noteOf('  '),
    'a note with a line end': noteOf('a\nb'),
    'a note of 501 characters': noteOf('x'.repeat(noteMax + 1)),
    'a note that is a number': noteOf(1),
    'an entry in place of an earlier one': noteOf('y', { id: 'firstAAAAAAAAAAAAAAA' }),
    'two entries at once': change({
      also: { secondAAAAAAAAAAAAAA: signed },
      mask: ['status', 'lastEntry', ENTRY_PATH, 'history.secondAAAAAAAAAAAAAA'],
    }),
    'an entry with an invalid id': noteOf('y', { id: 'entry' }),
    'an entry without the name of the last one': change({ mask: ['status', ENTRY_PATH] }),
    'a history without its earlier entries': change({ mask: ['status', 'lastEntry', 'history'] }),
    'no history': change({
      mask: ['status', 'lastEntry', 'history'],
      fields: { ...called, history: 'x' },
    }),
    'a time received': withField({ receivedAt: new Date('2026-01-01T00:00:00Z') }),
    'a notice': withField({ notices: {} }),
    'another product': withField({ product: 'y' }),
    'no expiry': change({
      before: { expireAt: new Date('2027-01-01T00:00:00Z') },
      mask: ['status', 'lastEntry', ENTRY_PATH, 'expireAt'],
    }),
    'a status without anything else': byStaff(
      commit(set(nameOf(0, desk), { status: 'done' }, withMask('status'))),
    ),
    'the record that is there': byStaff(commit(deskRecord())),
    'a record of the own making': byStaff(commit(deskRecord()), stored),
    'a membership': storedByStaff(nameOf(1, staff), { name: 'Asha' }),
    'another name for the own membership': storedByStaff(ownMembership, { name: 'Ravi' }),
    'a counter': storedByStaff(nameOf(1, weeks), { count: 1 }),
    'a state of digests': storedByStaff(nameOf('digests', notices), {}),
    'another name for an order': storedByStaff(nameOf(), order({ Name: 'Usha' })),
  }),
];

/** What somebody who is signed in may do: staff alone, and of what the desk needs alone. */
export const deskRows: readonly Row[] = [...reads, ...changes];
