import { collections } from '@site/contracts/enquiry';
import { staffCollections } from '@site/firestore/staff/staffCollections';
import { decodeFields } from '@site/firestore/documents/values';
import { idOf, orderRecord } from '@site/firestore/testing/sampleOrders';
import { temporaryFolders } from '@site/tooling/testing/temporaryFolder';
import { localNoticeStore } from '../local/localNoticeStore';
import { openServedStore } from '../testing/servedStore';
import { testSettings } from '../testing/testSettings';
import { createNotices } from './notices';

const newFolder = temporaryFolders();
const DAY_MS = 24 * 60 * 60_000;

test('what is kept no longer is erased with its record, and the log has every device forget it', async () => {
  const folder = await newFolder();
  const store = await openServedStore(folder);
  let time = Date.now();
  const notices = createNotices({
    ...{ store: localNoticeStore(store.staff), settings: testSettings({ keepDays: 30 }) },
    ...{ mailer: { send: async () => {} }, now: () => new Date(time), log: () => {} },
  });
  await store.place(idOf('a'), orderRecord());
  await store.subscribe(idOf('s'));
  await notices.tell(idOf('a'));
  time += 29 * DAY_MS;
  await notices.reconcile();
  expect(store.staff.list(collections.orders)).toHaveLength(1);
  expect(store.staff.list(collections.subscribers)).toHaveLength(1);
  time += 2 * DAY_MS;
  await notices.reconcile();
  await store.close();

  // On the disk too.
  const reopened = await openServedStore(folder);
  expect(reopened.staff.list(collections.orders)).toEqual([]);
  expect(reopened.staff.list(staffCollections.desk)).toEqual([]);
  expect(reopened.staff.list(collections.subscribers)).toEqual([]);
  const log = reopened.staff.list(staffCollections.log);
  expect(log.map(({ id }) => id)).toEqual([idOf('a'), idOf('s')]);
  for (const { fields } of log) {
    expect(decodeFields(fields)).toMatchObject({ kind: 'erasure', reason: 'expiry' });
  }
  await reopened.close();
});
