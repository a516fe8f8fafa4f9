import { staffCollections } from '@site/order-model/staffCollections';
import { idOf } from '../../testing/sampleOrders';
import { localDatabase } from '../local/localDatabase';
import { createNoticeStore } from '../records/noticeStore';
import { distantDay } from '../../testing/testSettings';
import { MINUTE, testTeam } from '../../testing/testTeam';

const team = testTeam();
const publicKey = `B${'a'.repeat(86)}`;
const quietHours = { days: [distantDay()], from: '09:00', to: '18:00' };

/** Has orders placed whose function ran. */
async function placeAndTell(letters: string, changes?: Parameters<typeof team.notices>[0]) {
  for (const letter of letters) {
    await team.place(letter);
    await team.notices(changes).tell(idOf(letter));
  }
}

test('each phone is told once of an order, however often its event comes', async () => {
  await team.join('asha', 'asha', 'ashaTablet');
  await team.join('ravi', 'ravi');
  await team.place('a');
  const notices = team.notices();
  await Promise.all([notices.tell(idOf('a')), team.notices().tell(idOf('a'))]);
  await notices.tell(idOf('a'));
  await notices.sweep();
  team.time += 31 * MINUTE;
  await notices.sweep();

  expect(team.told()).toEqual(['asha', 'ashaTablet', 'ravi']);
  expect(JSON.stringify(team.pushes.map(({ message }) => message))).not.toMatch(
    /Asha|9876543210|asha@example/,
  );
  // The escalation goes by mail.
  expect(team.mails).toHaveLength(2);
});

test('a mail server that is down keeps no phone from being told, nor the other way round', async () => {
  await team.join('asha', 'asha');
  team.isMailUp = false;
  await placeAndTell('a');
  expect(team.told()).toEqual(['asha']);

  team.isMailUp = true;
  team.answers.set('asha', 'busy');
  await placeAndTell('b');
  expect(team.mails).toEqual([expect.stringContaining(`${idOf('b')}.0.`)]);
});

/** What the record of an order says of its mail, and when it is looked at. */
const waitingMail = (at: Date, dueAt = at) => ({
  reference: 'CI-7KQ2-9XPD',
  product: 'Cirvena-Forte',
  receivedAt: at,
  status: 'new',
  notices: { level0: { state: 'sending', at, attempts: 1, until: at } },
  push: { state: 'sent', at },
  dueAt,
  expireAt: null,
});

test('while the mail server is down not even hundreds of mails that wait hold up a phone', async () => {
  await team.join('asha', 'asha');
  await team.place('a');
  const before = waitingMail(new Date(team.time - 120 * MINUTE));
  for (let number = 0; number < 210; number++) {
    await team.put(staffCollections.desk, idOf(`w${number}x`), before);
  }
  const ringing = { ...waitingMail(new Date(team.time)), notices: {}, push: null };
  await team.put(staffCollections.desk, idOf('a'), ringing);
  team.isMailUp = false;
  await team.notices().sweep();
  team.time += MINUTE;
  await team.notices().sweep();

  expect(team.told()).toEqual(['asha']);
});

test('while the mail server is down what comes too fast is left to its digest all the same', async () => {
  const before = waitingMail(new Date(team.time - 10 * MINUTE));
  await team.put(staffCollections.desk, idOf('a'), before);
  const fast = { ...waitingMail(new Date(team.time)), notices: {} };
  await team.put(staffCollections.desk, idOf('b'), fast);
  team.isMailUp = false;
  await team.notices({ rate: { mailsPerHour: 1, digestEveryMinutes: 30 } }).sweep();

  const notices = JSON.stringify(team.staff().get(staffCollections.desk, idOf('b'))?.fields);
  expect(notices).toContain('digestAt');
});

test('a phone whose push service is busy is told later, and the others not again', async () => {
  await team.join('asha', 'asha', 'ashaTablet');
  team.answers.set('ashaTablet', 'busy');
  await placeAndTell('a');
  expect(team.told()).toEqual(['asha']);
  await team.notices().sweep();
  team.answers.clear();
  team.time += 2 * MINUTE;
  await Promise.all([team.notices().sweep(), team.notices().sweep()]);

  expect(team.told()).toEqual(['asha', 'ashaTablet']);
  expect(team.logged).toEqual([expect.stringMatching(/^CI-.*: 1 phones were not told\. .*429\.$/)]);
});

test('a phone that is gone is forgotten, and so is one of somebody who left', async () => {
  await team.join('asha', 'asha', 'ashaTablet');
  await team.join('ravi', 'ravi');
  await team.staff().erase([{ collection: staffCollections.staff, id: 'ravi' }]);
  team.answers.set('ashaTablet', 'gone');
  await placeAndTell('a');

  expect(team.told()).toEqual(['asha']);
  const kept = team.staff().list(staffCollections.phones);
  expect(kept.map(({ id }) => id)).toEqual([idOf('asha')]);
});

const FLOOD = { rate: { mailsPerHour: 2, digestEveryMinutes: 30 } };
const tags = () => team.pushes.map(({ message }) => message.tag);

test('a flood is told once under one tag, and an order in the middle of it within ten minutes', async () => {
  await team.join('asha', 'asha');
  const notices = team.notices(FLOOD);
  await placeAndTell('abcde', FLOOD);
  expect(tags()).toEqual([idOf('a'), idOf('b'), 'many-orders']);
  expect(team.pushes[2]?.message).toMatchObject({ path: '/', renotify: true });
  expect(team.mails).toHaveLength(2);

  // The order of somebody who means it, in the hour of the forged ones.
  team.time += 4 * MINUTE;
  await placeAndTell('f', FLOOD);
  await notices.sweep();
  expect(tags()).toHaveLength(3);
  team.time += 7 * MINUTE;
  await Promise.all([notices.sweep(), team.notices(FLOOD).sweep()]);
  expect(tags().slice(3)).toEqual(['many-orders']);

  // When nothing comes any more, nothing is told, and the mail has all of them.
  for (let minutes = 0; minutes < 60; minutes++) {
    team.time += MINUTE;
    await notices.sweep();
  }
  expect(tags()).toHaveLength(4);
  expect(team.mails.filter((id) => id.startsWith('digest.level0'))).not.toEqual([]);
});

test('a flood that began while its function died, or no push service answered, is told all the same', async () => {
  await team.join('asha', 'asha', 'ashaTablet');
  await placeAndTell('ab', FLOOD);
  team.pushes.splice(0);
  team.answers.set('ashaTablet', 'busy');
  await placeAndTell('c', FLOOD);
  expect(team.told()).toEqual(['asha']);
  team.answers.clear();
  team.time += 2 * MINUTE;
  await team.notices(FLOOD).sweep();
  expect(team.told()).toEqual(['asha', 'ashaTablet']);

  // It dies once phones are noted, and before the order says so.
  const dying = createNoticeStore(localDatabase(team.staff()));
  const changeRecord = jest.fn(dying.changeRecord).mockImplementationOnce(dying.changeRecord);
  changeRecord.mockRejectedValueOnce(new Error('It died.'));
  await team.place('d');
  await team
    .notices(FLOOD, { store: { ...dying, changeRecord } })
    .tell(idOf('d'))
    .catch(() => {});
  expect(changeRecord).toHaveBeenCalledTimes(2);
  team.time += 11 * MINUTE;
  await team.notices(FLOOD).sweep();
  expect(team.told()).toEqual(['asha', 'asha', 'ashaTablet', 'ashaTablet']);
});

test('a phone whose push service fails on and on keeps no other from hearing of the flood, and is given up', async () => {
  await team.join('asha', 'asha');
  await team.join('ravi', 'ravi');
  await placeAndTell('ab', FLOOD);
  team.pushes.splice(0);
  team.answers.set('ravi', 'busy');
  for (const letter of ['c', 'd', 'e']) {
    await placeAndTell(letter, FLOOD);
    for (let minutes = 0; minutes < 11; minutes++) {
      team.time += MINUTE;
      await team.notices(FLOOD).sweep();
    }
  }
  expect(team.told()).toEqual(['asha', 'asha', 'asha']);

  for (let minutes = 0; minutes < 60; minutes++) {
    team.time += MINUTE;
    await team.notices(FLOOD).sweep();
  }
  const tried = team.logged.length;
  team.time += 60 * MINUTE;
  await team.notices(FLOOD).sweep();
  expect(team.logged).toHaveLength(tried);
});

test('quiet hours are quiet, in a flood too', async () => {
  await team.join('asha', 'asha');
  const quiet = { ...FLOOD, push: { publicKey, hours: quietHours } };
  await placeAndTell('abc', quiet);
  await team.notices(quiet).sweep();
  expect(team.told()).toEqual([]);
});

test('nobody is told of what was opened, or of old news', async () => {
  await team.join('asha', 'asha');
  await placeAndTell('a', { push: { publicKey: null, hours: 'always' } });
  await team.setRecord('a', { status: 'seen' });
  await team.notices().tell(idOf('a'));

  await team.place('b');
  team.time += 13 * 60 * MINUTE;
  await team.notices().tell(idOf('b'));
  expect(team.told()).toEqual([]);
  expect(team.mails).toHaveLength(2);
});
