import { staffCollections } from '@site/order-model/staffCollections';
import { idOf } from '../../testing/sampleOrders';
import { MINUTE, testTeam } from '../../testing/testTeam';
import { localDatabase } from '../local/localDatabase';
import type { NoticeDatabase } from '../records/noticeDatabase';
import { createNoticeStore } from '../records/noticeStore';

const team = testTeam();
const sweep = () => team.notices().sweep();
const titles = () => team.pushes.map(({ phone, message }) => `${phone}: ${message.title}`);

/** What staff set in the desk, which the next sweep looks at. */
const set = (fields: Record<string, unknown>) =>
  team.setRecord('a', { ...fields, dueAt: new Date(team.time) });

beforeEach(async () => {
  await team.join('asha', 'asha');
  await team.place('a');
});

test('a call-back rings at its minute where the person is who has it, and then escalates', async () => {
  await team.join('ravi', 'ravi');
  await team.notices().tell(idOf('a'));
  team.pushes.splice(0);
  team.mails.splice(0);
  const callBackAt = new Date(team.time + 3 * 60 * MINUTE);
  await set({
    status: 'notReachable',
    claimedBy: { uid: 'ravi', name: 'Ravi' },
    callBackAt,
  });
  await sweep();
  team.time = +callBackAt - MINUTE;
  await sweep();
  expect([titles(), team.mails]).toEqual([[], []]);
  team.time = +callBackAt;
  await Promise.all([sweep(), sweep()]);
  expect(titles()).toEqual(['ravi: Call back now: Cirvena Forte']);
  expect(team.mails).toEqual([expect.stringContaining(`${idOf('a')}.0.`)]);
  team.time += 30 * MINUTE;
  await sweep();
  expect(team.mails[1]).toContain(`${idOf('a')}.1.`);

  // Another time is another ring; a call without one ends it.
  const later = new Date(team.time + 60 * MINUTE);
  await set({ callBackAt: later });
  team.time = +later;
  await sweep();
  expect(titles()).toHaveLength(2);
  await set({ status: 'called', callBackAt: undefined });
  team.time += 24 * 60 * MINUTE;
  await sweep();
  expect([titles().length, team.mails.length]).toEqual([2, 3]);
});

test('a call-back of somebody who has left rings on the phones of the others', async () => {
  await team.join('ravi', 'ravi');
  await team.notices().tell(idOf('a'));
  team.pushes.splice(0);
  const callBackAt = new Date(team.time + MINUTE);
  await set({ status: 'notReachable', claimedBy: { uid: 'ravi', name: 'Ravi' }, callBackAt });
  await sweep();
  await team.staff().erase([{ collection: staffCollections.staff, id: 'ravi' }]);
  team.time = +callBackAt;
  await sweep();
  expect(titles()).toEqual(['asha: Call back now: Cirvena Forte']);
});

test('a call-back of somebody whose phones are all gone rings on those of the others', async () => {
  await team.join('ravi', 'ravi', 'raviTablet');
  await team.notices().tell(idOf('a'));
  team.pushes.splice(0);
  for (const phone of ['ravi', 'raviTablet']) team.answers.set(phone, 'gone');
  const callBackAt = new Date(team.time);
  await set({ status: 'notReachable', claimedBy: { uid: 'ravi', name: 'Ravi' }, callBackAt });
  await sweep();
  team.time += MINUTE;
  await sweep();

  expect(titles()).toEqual(['asha: Call back now: Cirvena Forte']);
});

test('a call-back of somebody whose phones are not reached for some minutes rings on those of the others, once', async () => {
  await team.join('ravi', 'ravi', 'raviTablet');
  await team.notices().tell(idOf('a'));
  team.pushes.splice(0);
  team.answers.set('ravi', 'busy').set('raviTablet', 'gone');
  const callBackAt = new Date(team.time);
  await set({ status: 'notReachable', claimedBy: { uid: 'ravi', name: 'Ravi' }, callBackAt });
  const told: string[] = [];
  for (let minute = 0; minute <= 30; minute++) {
    if (minute === 10) team.answers.clear();
    team.logged.splice(0);
    await sweep();
    if (minute === 7) expect(team.logged).toEqual([expect.stringContaining(' 1 phones were not ')]);
    told.push(...team.pushes.splice(0).map(({ phone }) => `${minute} ${phone}`));
    team.time += MINUTE;
  }

  expect(told).toEqual(['7 asha', '15 ravi']);
});

/** Ravi's phone rang for a call that he promised; five minutes later he has somebody else make it. */
async function passOn(claimedBy: { uid?: string; name?: string }, by = 'ravi') {
  await team.join('ravi', 'ravi');
  await team.join('meena', 'meena');
  await team.notices().tell(idOf('a'));
  team.pushes.splice(0);
  const callBackAt = new Date(team.time);
  await set({ status: 'called', claimedBy: { uid: 'ravi', name: 'Ravi' }, callBackAt });
  await sweep();
  expect(titles()).toEqual(['ravi: Call back now: Cirvena Forte']);
  team.pushes.splice(0);
  team.mails.splice(0);
  team.time += 5 * MINUTE;
  // The clock of the database is ahead.
  const at = new Date(team.time + 300);
  await set({ claimedBy, history: { passedOn: { at, by, claimedBy } } });
  await Promise.all([sweep(), sweep()]);
  for (let minutes = 0; minutes < 20; minutes++) {
    team.time += MINUTE;
    await sweep();
  }
  return team.told();
}

test.each([
  ['given back rings everywhere', {}, 'ravi', ['asha', 'meena', 'ravi']],
  ['handed over rings where it is now', { uid: 'meena', name: 'Meena' }, 'ravi', ['meena']],
  ['taken over does not ring', { uid: 'meena', name: 'Meena' }, 'meena', []],
])('a call-back that has rung and is %s', async (_, claimedBy, by, told) => {
  expect(await passOn(claimedBy, by)).toEqual(told);
  expect(team.mails).toEqual([]);

  // Its mails go on as before.
  team.time += 5 * MINUTE;
  await sweep();
  expect(team.mails).toEqual([expect.stringContaining(`${idOf('a')}.1.`)]);
});

test('while the mail server is down each promised call rings at its minute all the same', async () => {
  const letters = ['b', 'c', 'd', 'e'];
  for (const letter of letters) await team.place(letter);
  for (const letter of letters) await team.notices().tell(idOf(letter));
  team.pushes.splice(0);
  team.mails.splice(0);
  team.isMailUp = false;
  const callBackAt = new Date(team.time + MINUTE);
  for (const letter of letters) {
    const at = { callBackAt, dueAt: callBackAt };
    await team.setRecord(letter, { status: 'called', ...at });
  }
  team.time = +callBackAt;
  await sweep();
  expect(titles()).toEqual(letters.map(() => 'asha: Call back now: Cirvena Forte'));
  // One mail was tried, not four.
  expect(team.logged).toHaveLength(1);

  team.isMailUp = true;
  team.time += 10 * MINUTE;
  await sweep();
  expect(titles()).toHaveLength(letters.length);
  expect(team.mails.filter((name) => name.includes('.0.'))).toHaveLength(letters.length);
});

test('a promised call rings at its minute, however many forged orders came due before it', async () => {
  const opening = new Date(team.time);
  const forged = {
    reference: 'CI-7KQ2-9XPD',
    product: 'Cirvena-Forte',
    receivedAt: opening,
    status: 'new',
    notices: {},
    dueAt: opening,
    expireAt: null,
  };
  for (let number = 0; number < 1000; number++) {
    await team.put(staffCollections.desk, idOf(`w${number}x`), forged);
  }
  const callBackAt = new Date(team.time + 30 * MINUTE);
  const promised = { status: 'called', callBackAt, dueAt: callBackAt };
  await team.put(staffCollections.desk, idOf('a'), { ...forged, ...promised });
  // As long as one takes in the cloud.
  const database = localDatabase(team.staff());
  const transaction: NoticeDatabase['transaction'] = async (...work) => {
    await database.transaction(...work);
    team.time += 250;
  };
  const store = createNoticeStore({ ...database, transaction });
  for (let minute = 0; minute < 2; minute++) {
    team.time = +callBackAt + minute * MINUTE;
    await team.notices({}, { store }).sweep();
  }

  expect(titles()).toContain('asha: Call back now: Cirvena Forte');
});
