import { staffCollections } from '@site/firestore/staff/staffCollections';
import { encodeFields } from '@site/firestore/documents/values';
import { idOf, orderRecord } from '@site/firestore/testing/sampleOrders';
import { temporaryFolders } from '@site/tooling/testing/temporaryFolder';
import { localNoticeStore } from '../local/localNoticeStore';
import { newPushKeys } from '../push/keepPushKeys';
import { webPush } from '../push/webPush';
import { openServedStore, type ServedStore } from '../testing/servedStore';
import { startPushService, type PushService } from '../testing/pushService';
import { distantDay, testSettings } from '../testing/testSettings';
import { createNotices } from './notices';

const newFolder = temporaryFolders();
const keys = newPushKeys();
const MINUTE = 60_000;
let service: PushService;
let store: ServedStore;
let time: number;
let mails: string[];
let logged: string[];

beforeAll(async () => {
  service = await startPushService();
  service.senderKey = keys.publicKey;
});
afterAll(() => service.close());
beforeEach(async () => {
  store = await openServedStore(await newFolder());
  time = Date.now();
  [mails, logged] = [[], []];
  service.received.splice(0);
  service.behaviour = 'accept';
  service.behaviours.clear();
});
afterEach(() => store.close());

const { phones, staff } = staffCollections;

async function join(uid: string, ...names: string[]) {
  await store.staff.change({ collection: staff, id: uid }, () => encodeFields({ name: uid }));
  for (const name of names) {
    const { endpoint, p256dh, auth, language } = service.newPhone(name);
    const fields = encodeFields({ endpoint, p256dh, auth, language, by: uid, at: new Date(time) });
    await store.staff.change({ collection: phones, id: idOf(name) }, () => fields);
  }
}

async function place(id: string) {
  await store.place(id, orderRecord());
  time = Math.max(time, Date.now());
}

function functions(
  changes: Parameters<typeof testSettings>[0] = {},
  isMailUp = true,
  noticeStore = localNoticeStore(store.staff),
) {
  return createNotices({
    store: noticeStore,
    settings: testSettings({
      push: { publicKey: keys.publicKey, hours: 'always' },
      // Whatever the time of day is when the tests run.
      escalations: [
        { afterMinutes: 30, to: ['owner@shop.test'], languages: ['en'], hours: 'always' },
      ],
      daily: { ...testSettings().daily, days: [distantDay()] },
      ...changes,
    }),
    mailer: {
      async send({ messageId }) {
        if (!isMailUp) throw new Error('The mail server is down.');
        mails.push(messageId);
      },
    },
    pushes: webPush({
      ...{ contact: 'mailto:orders@shop.test', keys, timeoutMs: 1000 },
      isService: () => true,
    }),
    ...{ now: () => new Date(time), log: (line: string) => void logged.push(line) },
  });
}

const told = () => service.received.map(({ phone }) => phone).sort();
const kept = () => store.staff.list(phones).map(({ id }) => id.replace(/Z+$/, ''));

test('each phone is told once of an order, however often its event comes', async () => {
  await join('asha', 'asha', 'ashaTablet');
  await join('ravi', 'ravi');
  await place(idOf('a'));
  const notices = functions();
  await Promise.all([notices.tell(idOf('a')), functions().tell(idOf('a'))]);
  await notices.tell(idOf('a'));
  await notices.sweep();
  time += 31 * MINUTE;
  await notices.sweep();

  expect(told()).toEqual(['asha', 'ashaTablet', 'ravi']);
  expect(JSON.stringify(service.received.map(({ message }) => message))).not.toMatch(
    /Asha|9876543210|asha@example/,
  );
  // The escalation goes by mail.
  expect(mails).toHaveLength(2);
});

test('a mail server that is down keeps no phone from being told, nor the other way round', async () => {
  await join('asha', 'asha');
  await place(idOf('a'));
  await functions({}, false).tell(idOf('a'));
  expect(told()).toEqual(['asha']);

  service.behaviour = 'hang';
  await place(idOf('b'));
  await functions().tell(idOf('b'));
  expect(mails).toEqual([expect.stringContaining(`${idOf('b')}.0.`)]);
});

test('a phone whose push service is busy is told later, and the others not again', async () => {
  await join('asha', 'asha', 'ashaTablet');
  service.behaviours.set('ashaTablet', 'busy');
  await place(idOf('a'));
  await functions().tell(idOf('a'));
  expect(told()).toEqual(['asha']);
  await functions().sweep();
  service.behaviours.clear();
  time += 2 * MINUTE;
  await Promise.all([functions().sweep(), functions().sweep()]);

  expect(told()).toEqual(['asha', 'ashaTablet']);
  expect(logged).toEqual([expect.stringMatching(/^CI-.*: 1 phones were not told\. .*429\.$/)]);
});

test('a phone that is gone is forgotten, and so is one of somebody who left', async () => {
  await join('asha', 'asha', 'ashaTablet');
  await join('ravi', 'ravi');
  await store.staff.erase([{ collection: staff, id: 'ravi' }]);
  service.behaviours.set('ashaTablet', 'gone');
  await place(idOf('a'));
  await functions().tell(idOf('a'));

  expect(told()).toEqual(['asha']);
  expect(kept()).toEqual(['asha']);
});

test('an answer that is lost: the same message once more, under the tag that replaces it', async () => {
  await join('asha', 'asha');
  service.behaviour = 'loseAnswer';
  await place(idOf('a'));
  await functions().tell(idOf('a'));
  service.behaviour = 'accept';
  time += 2 * MINUTE;
  await functions().sweep();

  expect(told()).toEqual(['asha', 'asha']);
  const [first, second] = service.received;
  expect(second?.message).toEqual(first?.message);
  expect(second?.headers.topic).toBe(first?.headers.topic);
});

const FLOOD = { rate: { mailsPerHour: 2, digestEveryMinutes: 30 } };
const tags = () => service.received.map(({ message }) => message.tag);

test('a flood is told once under one tag, and an order in the middle of it within ten minutes', async () => {
  await join('asha', 'asha');
  const notices = functions(FLOOD);
  for (const letter of ['a', 'b', 'c', 'd', 'e']) {
    await place(idOf(letter));
    await notices.tell(idOf(letter));
  }
  expect(tags()).toEqual([idOf('a'), idOf('b'), 'many-orders']);
  expect(service.received[2]?.message).toMatchObject({ path: '/', renotify: true });
  expect(mails).toHaveLength(2);

  // The order of somebody who means it, in the hour of the forged ones.
  time += 4 * MINUTE;
  await place(idOf('f'));
  await notices.tell(idOf('f'));
  await notices.sweep();
  expect(tags()).toHaveLength(3);
  time += 7 * MINUTE;
  await Promise.all([notices.sweep(), functions(FLOOD).sweep()]);
  expect(tags().slice(3)).toEqual(['many-orders']);

  // When nothing comes any more, nothing is told, and the mail has all of them.
  for (let minutes = 0; minutes < 60; minutes++) {
    time += MINUTE;
    await notices.sweep();
  }
  expect(tags()).toHaveLength(4);
  expect(mails.filter((id) => id.startsWith('digest.level0'))).not.toEqual([]);
});

test('a flood that began while its function died, or no push service answered, is told all the same', async () => {
  await join('asha', 'asha', 'ashaTablet');
  for (const letter of ['a', 'b']) {
    await place(idOf(letter));
    await functions(FLOOD).tell(idOf(letter));
  }
  service.received.splice(0);
  service.behaviours.set('ashaTablet', 'busy');
  await place(idOf('c'));
  await functions(FLOOD).tell(idOf('c'));
  expect(told()).toEqual(['asha']);
  service.behaviours.clear();
  time += 2 * MINUTE;
  await functions(FLOOD).sweep();
  expect(told()).toEqual(['asha', 'ashaTablet']);

  // It dies once phones are noted, and before the order says so.
  const dying = localNoticeStore(store.staff);
  const changeRecord = jest.fn(dying.changeRecord).mockImplementationOnce(dying.changeRecord);
  changeRecord.mockRejectedValueOnce(new Error('It died.'));
  await place(idOf('d'));
  await functions(FLOOD, true, { ...dying, changeRecord })
    .tell(idOf('d'))
    .catch(() => {});
  expect(changeRecord).toHaveBeenCalledTimes(2);
  time += 11 * MINUTE;
  await functions(FLOOD).sweep();
  expect(told()).toEqual(['asha', 'asha', 'ashaTablet', 'ashaTablet']);
});

test('quiet hours are quiet in a flood too', async () => {
  await join('asha', 'asha');
  const hours = { days: [distantDay()], from: '09:00', to: '18:00' };
  const quiet = functions({ ...FLOOD, push: { publicKey: keys.publicKey, hours } });
  for (const letter of ['a', 'b', 'c']) {
    await place(idOf(letter));
    await quiet.tell(idOf(letter));
  }
  await quiet.sweep();
  expect(told()).toEqual([]);
});

test('nobody is told in quiet hours, of what was opened, or of old news', async () => {
  await join('asha', 'asha');
  const hours = { days: [distantDay()], from: '09:00', to: '18:00' };
  await place(idOf('a'));
  await functions({ push: { publicKey: keys.publicKey, hours } }).tell(idOf('a'));

  await place(idOf('b'));
  const record = { collection: staffCollections.desk, id: idOf('b') };
  await functions({ push: { publicKey: null, hours: 'always' } }).tell(idOf('b'));
  await store.staff.change(record, (fields) => ({
    ...fields,
    ...encodeFields({ status: 'seen' }),
  }));
  await functions().tell(idOf('b'));

  await place(idOf('c'));
  time += 13 * 60 * MINUTE;
  await functions().tell(idOf('c'));
  expect(told()).toEqual([]);
  expect(mails).toHaveLength(3);
});
