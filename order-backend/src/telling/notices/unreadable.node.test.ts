import { collections } from '@site/order-model/enquiry';
import { referenceOf } from '@site/order-model/orderReference';
import { staffCollections } from '@site/order-model/staffCollections';
import { idOf } from '../../testing/sampleOrders';
import { testTeam } from '../../testing/testTeam';
import { localDatabase } from '../local/localDatabase';
import type { NoticeDatabase, Place } from '../records/noticeDatabase';
import { createNoticeStore } from '../records/noticeStore';

const team = testTeam();
/** The local store changes none, Firebase's console does. */
const isOrder = (place: Place | undefined) => place?.collection === collections.orders;

test('a record that somebody has spoilt by hand is named, and keeps no other from being told', async () => {
  for (const letter of ['a', 'b']) {
    await team.place(letter);
    await team.notices().tell(idOf(letter));
  }
  const due = { dueAt: new Date(team.time) };
  await team.setRecord('a', { ...due, status: 'spoilt' });
  await team.setRecord('b', { ...due, status: 'called', callBackAt: due.dueAt });
  team.mails.splice(0);
  const rung: string[] = [];
  const log = { warn: () => {}, error: (line: string) => void rung.push(line) };
  await team.notices({}, { log }).sweep();

  expect(rung).toEqual([
    `${referenceOf(idOf('a'))}: A record of the desk cannot be read. Correct or delete it; the next night makes a new one.`,
  ]);
  expect(team.mails).toEqual([expect.stringContaining(idOf('b'))]);
});

test('no alert rings for a transaction that was contended: the next sweep makes it', async () => {
  await team.place('a');
  await team.notices().tell(idOf('a'));
  await team.setRecord('a', { dueAt: new Date(team.time) });
  const store = createNoticeStore(localDatabase(team.staff()));
  const changeRecord = () => Promise.reject(new Error('Aborted: too much contention.'));
  const error = jest.fn();
  const log = { warn: (line: string) => void team.logged.push(line), error };
  await team.notices({}, { store: { ...store, changeRecord }, log }).sweep();

  expect(error).not.toHaveBeenCalled();
  expect(team.logged).toEqual([expect.stringContaining('contention')]);
});

test('an entry that somebody has spoilt by hand keeps nobody from being told of its order', async () => {
  await team.place('a');
  await team.notices().tell(idOf('a'));
  const called = { at: new Date(team.time), by: 'asha', status: 'called' };
  const due = { dueAt: new Date(team.time), status: 'called', callBackAt: new Date(team.time) };
  await team.setRecord('a', { ...due, history: { a: null, b: { at: 'today' }, c: called } });
  team.mails.splice(0);
  await team.notices().sweep();

  expect(team.logged).toEqual([]);
  expect(team.mails).toEqual([expect.stringContaining(idOf('a'))]);
});

test.each([
  ['an address', { Name: 'Asha', Mobile: 9876543210 }, { name: 'asha', mobile: '9876543210' }],
  ['everything', {}, { name: '', mobile: '' }],
])('an order of which somebody has deleted %s is told of all the same', async (_, fields, key) => {
  await team.place('a');
  const database = localDatabase(team.staff());
  const transaction: NoticeDatabase['transaction'] = (places, next) =>
    database.transaction(places, (found) =>
      next(
        found.map((stored, at) => stored && (isOrder(places[at]) ? { ...stored, fields } : stored)),
      ),
    );
  const store = createNoticeStore({ ...database, transaction });
  await team.notices({}, { store }).reconcile();

  expect(team.mails).toEqual([expect.stringContaining(idOf('a'))]);
  const [record] = await database.get([{ collection: staffCollections.desk, id: idOf('a') }]);
  expect(record?.fields.search).toEqual({ email: '', ...key });
});
