import { staffCollections } from '@site/order-model/staffCollections';
import { idOf } from '../../testing/sampleOrders';
import { localDatabase } from '../local/localDatabase';
import { MINUTE, testTeam } from '../../testing/testTeam';

const team = testTeam();
const sweep = () => team.notices().sweep();
const titles = () => team.pushes.map(({ phone, message }) => `${phone}: ${message.title}`);
const LAPSED = 'No outcome yet: Cirvena Forte';

/** What staff set in the desk, which the next sweep looks at. */
const set = (fields: Record<string, unknown>) =>
  team.setRecord('a', { ...fields, changedAt: new Date(team.time), dueAt: new Date(team.time) });
let history: Record<string, object> = {};
const claim = (uid: string) => {
  const at = new Date(team.time);
  history[`claim${team.time}`] = { at, by: uid, name: uid, claimedBy: { uid, name: uid } };
  return set({ claimedBy: { uid, name: uid }, history });
};
const giveBack = (uid: string) => {
  const at = new Date(team.time);
  history[`back${team.time}`] = { at, by: uid, name: uid, claimedBy: {}, from: { uid } };
  return set({ claimedBy: {}, history });
};
/** Sweeps each minute, and gives what was told by then, a minute with each. */
async function after(minutes: number) {
  const told: string[] = [];
  for (let minute = 1; minute <= minutes; minute++) {
    team.time += MINUTE;
    team.pushes.splice(0);
    team.mails.splice(0);
    await Promise.all([sweep(), sweep()]);
    const mails = team.mails.map((name) => `mail ${name.split('.')[1]}`);
    told.push(...[...titles().sort(), ...mails].map((line) => `${minute} ${line}`));
  }
  return told;
}

beforeEach(async () => {
  history = {};
  await team.join('asha', 'asha');
  await team.join('ravi', 'ravi');
  await team.place('a');
  await team.notices().tell(idOf('a'));
});

test('a claim without an outcome lapses: the phone of its owner, those of all, then the mails', async () => {
  await claim('ravi');

  expect(await after(60)).toEqual([
    `20 ravi: ${LAPSED}`,
    `25 asha: ${LAPSED}`,
    '25 mail 0',
    '55 mail 1',
  ]);
});

test('whoever takes it over has their own time, and an outcome ends it', async () => {
  await claim('ravi');
  expect(await after(22)).toEqual([`20 ravi: ${LAPSED}`]);
  await claim('asha');
  expect(await after(21)).toEqual([`20 asha: ${LAPSED}`]);
  await set({ status: 'called' });
  expect(await after(200)).toEqual([]);
});

test('the claim of somebody who has left rings on the phones of the others at once', async () => {
  await claim('ravi');
  await team.staff().erase([{ collection: staffCollections.staff, id: 'ravi' }]);

  expect(await after(30)).toEqual([`20 asha: ${LAPSED}`, '25 mail 0']);
});

test.each([
  ['all of whose phones are', ['ravi', 'raviTablet'], [`20 asha: ${LAPSED}`, '25 mail 0']],
  [
    'one of whose phones is',
    ['raviTablet'],
    [`20 ravi: ${LAPSED}`, `25 asha: ${LAPSED}`, '25 mail 0'],
  ],
])('the claim of somebody %s gone rings where somebody hears it', async (_, gone, told) => {
  await team.join('ravi', 'ravi', 'raviTablet');
  await claim('ravi');
  for (const phone of gone) team.answers.set(phone, 'gone');

  expect(await after(30)).toEqual(told);
});

test('of a claim that lapsed while nobody else was on duty the others hear once they are back', async () => {
  await claim('ravi');
  const offUntil = new Date(team.time + 23 * MINUTE);
  await team.put(staffCollections.duty, 'asha', { offUntil });

  expect(await after(40)).toEqual([`20 ravi: ${LAPSED}`, `25 asha: ${LAPSED}`, '25 mail 0']);
});

test('one that was opened and left rings where it was opened, while the mails go on', async () => {
  const seen = { at: new Date(team.time), by: 'asha', name: 'Asha', status: 'seen' };
  await set({ status: 'seen', history: { seen } });

  expect(await after(40)).toEqual([`20 asha: ${LAPSED}`, `25 ravi: ${LAPSED}`, '30 mail 1']);
});

test('while the mail server is down it rings at its minute all the same', async () => {
  const seen = { at: new Date(team.time), by: 'asha', name: 'Asha', status: 'seen' };
  await set({ status: 'seen', history: { seen } });
  await team.place('b');
  await team.notices().tell(idOf('b'));
  await after(15);
  team.isMailUp = false;
  // The mail of the one that is due first is tried, and fails.
  const due = { notices: {}, dueAt: new Date(team.time) };
  await team.setRecord('b', { ...due, dueAt: new Date(team.time - MINUTE) });
  await team.setRecord('a', due);
  await sweep();

  expect(await after(10)).toEqual([`5 asha: ${LAPSED}`, `10 ravi: ${LAPSED}`]);
});

test.each([
  ['at once', 1],
  ['the next day', 24 * 60],
])(
  'one that was opened before it was taken is told of to all when it is given back %s',
  async (_, minutes) => {
    history.seen = { at: new Date(team.time), by: 'asha', name: 'Asha', status: 'seen' };
    await set({ status: 'seen', history });
    await after(1);
    await claim('ravi');
    await after(30);
    team.time += minutes * MINUTE;
    await giveBack('ravi');

    expect(await after(1)).toEqual([
      '1 asha: New order enquiry: Cirvena Forte',
      '1 ravi: New order enquiry: Cirvena Forte',
      '1 mail 0',
    ]);
    // Phones that have shown its arrival sound again.
    expect(team.pushes.map(({ message }) => message.renotify)).toEqual([true, true]);
    expect(await after(31)).toEqual(['30 mail 1']);
  },
);

test('one that was taken and given back between two sweeps is told of to all, once for each time', async () => {
  const arrival = ['asha', 'ravi'].map((name) => `1 ${name}: New order enquiry: Cirvena Forte`);
  for (const uid of ['ravi', 'asha']) {
    await after(1);
    team.time += 20_000;
    await claim(uid);
    team.time += 30_000;
    await giveBack(uid);
    expect(await after(29)).toEqual([...arrival, '1 mail 0']);
  }
  expect(await after(40)).toEqual(['2 mail 1']);
});

test('one that was given back after the clock of a program waits for it, and is told of once', async () => {
  await claim('ravi');
  team.time += 500;
  await giveBack('ravi');
  team.time -= 100;
  await team.notices().tell(idOf('a'));
  expect(titles()).toHaveLength(2);
  expect(await after(29)).toEqual([
    '1 asha: New order enquiry: Cirvena Forte',
    '1 ravi: New order enquiry: Cirvena Forte',
    '1 mail 0',
  ]);
});

test('a lapse counts as a change, so that each desk reads it', async () => {
  await claim('ravi');
  await after(20);
  const at = { collection: staffCollections.desk, id: idOf('a') };
  const [record] = await localDatabase(team.staff()).get([at]);

  expect(record?.fields.changedAt).toEqual(new Date(team.time));
});
