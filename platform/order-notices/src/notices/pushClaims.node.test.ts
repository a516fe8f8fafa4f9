import { staffCollections } from '@site/contracts/staffCollections';
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

function functions(changes: Parameters<typeof testSettings>[0] = {}, isMailUp = true) {
  return createNotices({
    store: localNoticeStore(store.staff),
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
  expect(mails).toEqual([`${idOf('b')}.0@shop.test`]);
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

test('a flood reaches no phone: beyond the rate there are digests, by mail', async () => {
  await join('asha', 'asha');
  const notices = functions({ rate: { mailsPerHour: 2, digestEveryMinutes: 30 } });
  for (const letter of ['a', 'b', 'c', 'd']) {
    await place(idOf(letter));
    await notices.tell(idOf(letter));
  }

  expect(service.received).toHaveLength(2);
  expect(mails).toHaveLength(2);
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
