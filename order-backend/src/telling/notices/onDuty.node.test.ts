import { staffCollections } from '@site/order-model/staffCollections';
import { idOf } from '../../testing/sampleOrders';
import { MINUTE, testTeam } from '../../testing/testTeam';
import { testSettings } from '../../testing/testSettings';
import { localDatabase } from '../local/localDatabase';
import { createNoticeStore } from '../records/noticeStore';
import { firstRecord } from './claims';

const team = testTeam();
const sweep = () => team.notices().sweep();
const rang = () => team.pushes.splice(0).map(({ phone }) => phone);
const mailed = () => team.mails.splice(0).map((name) => Number(name.split('.')[1]));
const off = (uid: string, minutes: number) =>
  team.put(staffCollections.duty, uid, { offUntil: new Date(team.time + minutes * MINUTE) });
/** Hours of the day in India that are quiet now, or an hour ago. */
function quietHours(hoursAgo = 0) {
  const at = (minutes: number) =>
    new Date(team.time + (minutes + 330 - hoursAgo * 60) * MINUTE).toISOString().slice(11, 16);
  return { quietFrom: at(-10), quietUntil: at(10) };
}
async function callBack(uid: string) {
  const fields = { status: 'notReachable', claimedBy: { uid, name: uid } };
  const now = new Date(team.time);
  await team.setRecord('a', { ...fields, callBackAt: now, dueAt: now });
}
async function dueAt(letter: string) {
  const place = { collection: staffCollections.desk, id: idOf(letter) };
  return (await localDatabase(team.staff()).get([place]))[0]?.fields.dueAt;
}

beforeEach(async () => {
  for (const uid of ['asha', 'ravi', 'usha']) await team.join(uid, uid);
});

test('a phone of somebody who is off, or has quiet hours, does not ring', async () => {
  await team.place('a');
  await off('ravi', 60);
  await team.put(staffCollections.duty, 'usha', quietHours());
  await team.notices().tell(idOf('a'));
  expect(rang()).toEqual(['asha']);

  await team.place('b');
  await off('ravi', 0);
  await team.put(staffCollections.duty, 'usha', quietHours(1));
  await team.notices().tell(idOf('b'));
  expect(rang().sort()).toEqual(['asha', 'ravi', 'usha']);
});

test('a due call-back of somebody who is off rings all others', async () => {
  await team.place('a');
  await team.notices().tell(idOf('a'));
  rang();
  await off('ravi', 60);
  await callBack('ravi');
  await sweep();
  expect(rang().sort()).toEqual(['asha', 'usha']);
});

test('a failed look at who is on duty does not end the sweep', async () => {
  for (const letter of ['a', 'b']) await team.place(letter);
  const store = createNoticeStore(localDatabase(team.staff()));
  for (const letter of ['a', 'b']) {
    await store.changeRecord(idOf(letter), (current) =>
      'enquiry' in current
        ? firstRecord(idOf(letter), current.enquiry, new Date(team.time), testSettings())
        : undefined,
    );
  }
  const isNobodyOnDuty = jest.fn(store.isNobodyOnDuty);
  isNobodyOnDuty.mockRejectedValueOnce(new Error('Unavailable.'));
  await team.notices({}, { store: { ...store, isNobodyOnDuty } }).sweep();
  expect(mailed()).toEqual([0]);
  expect(team.logged).toEqual([expect.stringContaining('Unavailable.')]);
  expect(isNobodyOnDuty).toHaveBeenCalledTimes(2);
});

test('while everybody is off the first escalation goes by mail at once, whatever its hours', async () => {
  await team.place('a');
  for (const uid of ['asha', 'ravi', 'usha']) await off(uid, 60);
  await team.notices().tell(idOf('a'));
  expect([rang(), mailed()]).toEqual([[], [0, 1]]);

  await callBack('ravi');
  team.time += MINUTE;
  await sweep();
  expect([rang(), mailed()]).toEqual([[], [0, 1]]);
});

test.each([
  ['as they said', 31, () => Promise.resolve()],
  ['before that', 11, () => off('ravi', 0)],
])(
  'a call that was due while everybody was off rings once somebody is back, %s',
  async (_, minutes, comeBack) => {
    await team.place('a');
    for (const uid of ['asha', 'ravi', 'usha']) await off(uid, 30);
    await team.notices().tell(idOf('a'));
    await callBack('ravi');
    await sweep();
    expect(rang()).toEqual([]);

    await comeBack();
    team.time += minutes * MINUTE;
    await sweep();
    expect(rang()).toEqual(['ravi']);
  },
);

test('while everybody is off, looking twice within ten minutes writes nothing twice', async () => {
  const TEN = 10 * MINUTE;
  await team.place('a');
  team.time = Math.ceil(team.time / TEN) * TEN;
  for (const uid of ['asha', 'ravi', 'usha']) await off(uid, 12 * 60);
  for (const minutes of [0, 9]) {
    team.time += minutes * MINUTE;
    await team.notices().tell(idOf('a'));
    expect(await dueAt('a')).toEqual(new Date(Math.ceil((team.time + 1) / TEN) * TEN));
  }
});

test('who is back twelve hours after a call was due hears of it no more', async () => {
  await team.place('a');
  await team.notices().tell(idOf('a'));
  rang();
  for (const uid of ['asha', 'ravi', 'usha']) await off(uid, 13 * 60);
  await callBack('ravi');
  await sweep();
  team.time += (12 * 60 + 1) * MINUTE;
  await sweep();
  expect(await dueAt('a')).toBeNull();

  team.time += 60 * MINUTE;
  await sweep();
  expect(rang()).toEqual([]);
});

test('a flood while everybody was off is left to its digest; an order that came before it rings the next morning', async () => {
  const rate = { mailsPerHour: 2, digestEveryMinutes: 30 };
  const letters = [...'bcdefgh'];
  for (const uid of ['asha', 'ravi', 'usha']) await off(uid, 8 * 60);
  await team.place('a');
  await team.notices({ rate }).tell(idOf('a'));
  for (const letter of letters) {
    await team.place(letter);
    await team.notices({ rate }).tell(idOf(letter));
  }
  // Until the last escalation is left to its digest, too.
  team.time += 31 * MINUTE;
  await team.notices({ rate }).sweep();
  expect(await Promise.all(letters.map(dueAt))).toEqual(letters.map(() => null));

  team.time += 8 * 60 * MINUTE;
  await team.notices({ rate }).sweep();
  expect(rang().sort()).toEqual(['asha', 'ravi', 'usha']);
});

test('what somebody set goes in the night after they left', async () => {
  for (const uid of ['asha', 'ravi']) await off(uid, 60);
  await team.staff().erase([{ collection: staffCollections.staff, id: 'ravi' }]);
  await team.notices().reconcile();
  const { duty } = staffCollections;
  expect(
    team
      .staff()
      .list(duty)
      .map(({ id }) => id),
  ).toEqual(['asha']);
});

test('one person on duty is enough for the escalation to wait', async () => {
  await team.place('a');
  for (const uid of ['asha', 'ravi']) await off(uid, 60);
  await team.notices().tell(idOf('a'));
  expect([rang(), mailed()]).toEqual([['usha'], [0]]);
});

test('who has no phone on which it could ring does not keep the escalation waiting', async () => {
  await team.join('laptop');
  await team.place('a');
  for (const uid of ['asha', 'ravi']) await off(uid, 60);
  await team.put(staffCollections.duty, 'usha', quietHours());
  await team.notices().tell(idOf('a'));
  expect([rang(), mailed()]).toEqual([[], [0, 1]]);
});

test('where nobody has a phone, who is on duty reads the mails in their time', async () => {
  for (const uid of ['asha', 'ravi', 'usha']) {
    await team.staff().erase([{ collection: staffCollections.phones, id: idOf(uid) }]);
  }
  await team.place('a');
  await off('asha', 60);
  await team.notices().tell(idOf('a'));
  expect([rang(), mailed()]).toEqual([[], [0]]);
});
