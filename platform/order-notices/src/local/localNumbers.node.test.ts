import { readFile, writeFile } from 'node:fs/promises';
import { staffCollections } from '@site/firestore/staff/staffCollections';
import { journalIn } from '@site/firestore/journal/dataFolder';
import { idOf, orderRecord } from '@site/firestore/testing/sampleOrders';
import { temporaryFolders } from '@site/tooling/testing/temporaryFolder';
import { createNotices } from '../notices/notices';
import { openServedStore } from '../testing/servedStore';
import { testSettings } from '../testing/testSettings';
import { localNoticeStore } from './localNoticeStore';
import { countLocally } from './localNumbers';
import { decodeWithDates } from './decodeWithDates';

const newFolder = temporaryFolders();

test('a crash in the middle of counting leaves an order to be counted, and none is counted twice', async () => {
  const folder = await newFolder();
  const first = await openServedStore(folder);
  await first.place(idOf('a'), orderRecord());
  await createNotices({
    ...{ store: localNoticeStore(first.staff), settings: testSettings(), log: () => {} },
    ...{ mailer: { send: async () => {} }, now: () => new Date() },
  }).tell(idOf('a'));
  const before = await readFile(journalIn(folder));
  await countLocally(first.staff, idOf('a'));
  await first.close();
  const after = await readFile(journalIn(folder));

  for (const end of [before.length, Math.floor((before.length + after.length) / 2), after.length]) {
    await writeFile(journalIn(folder), after.subarray(0, end));
    const store = await openServedStore(folder);
    await Promise.all([countLocally(store.staff, idOf('a')), countLocally(store.staff, idOf('a'))]);
    const weeks = store.staff
      .list(staffCollections.weeks)
      .map(({ fields }) => decodeWithDates(fields));
    expect(weeks).toEqual([expect.objectContaining({ received: 1 })]);
    await store.close();
  }
});
