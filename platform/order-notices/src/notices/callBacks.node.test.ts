import { staffCollections } from '@site/firestore/staff/staffCollections';
import { encodeFields } from '@site/firestore/documents/values';
import { idOf, orderRecord } from '@site/firestore/testing/sampleOrders';
import { temporaryFolders } from '@site/tooling/testing/temporaryFolder';
import { localNoticeStore } from '../local/localNoticeStore';
import { openServedStore, type ServedStore } from '../testing/servedStore';
import { distantDay, testSettings } from '../testing/testSettings';
import { createNotices } from './notices';

const newFolder = temporaryFolders();
const MINUTE = 60_000;
let store: ServedStore;
let time: number;
let mails: string[];
let told: string[];

beforeEach(async () => {
  store = await openServedStore(await newFolder());
  [time, mails, told] = [Date.now(), [], []];
});
afterEach(() => store.close());

const { phones, staff } = staffCollections;

/** Somebody of the staff with a phone. */
async function join(uid: string) {
  await store.staff.change({ collection: staff, id: uid }, () => encodeFields({ name: uid }));
  const phone = { endpoint: uid, p256dh: '', auth: '', language: 'en', by: uid };
  await store.staff.change({ collection: phones, id: idOf(uid) }, () => encodeFields(phone));
}

async function place(id: string) {
  await store.place(id, orderRecord());
  time = Math.max(time, Date.now());
}

const functions = () =>
  createNotices({
    store: localNoticeStore(store.staff),
    settings: testSettings({
      push: { publicKey: `B${'a'.repeat(86)}`, hours: 'always' },
      escalations: [
        { afterMinutes: 30, to: ['owner@shop.test'], languages: ['en'], hours: 'always' },
      ],
      daily: { ...testSettings().daily, days: [distantDay()] },
    }),
    mailer: { send: async ({ messageId }) => void mails.push(messageId) },
    pushes: {
      async send({ endpoint }, { title }) {
        told.push(`${endpoint}: ${title}`);
        return 'sent';
      },
    },
    ...{ now: () => new Date(time), log: () => {} },
  });

/** What staff set in the desk, which the next sweep looks at. */
const set = (id: string, fields: Record<string, unknown>) =>
  store.staff.change({ collection: staffCollections.desk, id }, (before) => ({
    ...before,
    ...encodeFields({ ...fields, dueAt: new Date(time) }),
  }));

test('a call-back rings at its minute where the person is who has it, and then escalates', async () => {
  await join('asha');
  await join('ravi');
  await place(idOf('a'));
  await functions().tell(idOf('a'));
  told.splice(0);
  mails.splice(0);
  const callBackAt = new Date(time + 3 * 60 * MINUTE);
  await set(idOf('a'), {
    status: 'notReachable',
    claimedBy: { uid: 'ravi', name: 'Ravi' },
    callBackAt,
  });
  await functions().sweep();
  time = +callBackAt - MINUTE;
  await functions().sweep();
  expect([told, mails]).toEqual([[], []]);
  time = +callBackAt;
  await Promise.all([functions().sweep(), functions().sweep()]);
  expect(told).toEqual(['ravi: Call back now: Cirvena Forte']);
  expect(mails).toEqual([expect.stringContaining(`${idOf('a')}.0.`)]);
  time += 30 * MINUTE;
  await functions().sweep();
  expect(mails[1]).toContain(`${idOf('a')}.1.`);

  // Another time is another ring; a call without one ends it.
  const later = new Date(time + 60 * MINUTE);
  await set(idOf('a'), { callBackAt: later });
  time = +later;
  await functions().sweep();
  expect(told).toHaveLength(2);
  await store.staff.change({ collection: staffCollections.desk, id: idOf('a') }, (before = {}) => {
    const after = { ...before, ...encodeFields({ status: 'called', dueAt: new Date(time) }) };
    delete after.callBackAt;
    return after;
  });
  time += 24 * 60 * MINUTE;
  await functions().sweep();
  expect([told.length, mails.length]).toEqual([2, 3]);
});

test('a call-back of somebody without a phone rings on all of them', async () => {
  await join('asha');
  await place(idOf('a'));
  await functions().tell(idOf('a'));
  await set(idOf('a'), { claimedBy: { uid: 'ravi', name: 'Ravi' }, callBackAt: new Date(time) });
  await functions().sweep();
  expect(told).toEqual([expect.stringMatching(/^asha: New/), expect.stringMatching(/^asha: Call/)]);
});
