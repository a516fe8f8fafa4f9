import { readFile, writeFile } from 'node:fs/promises';
import { staffCollections } from '@site/firestore/staff/staffCollections';
import { journalIn } from '@site/firestore/journal/dataFolder';
import { idOf, orderRecord } from '@site/firestore/testing/sampleOrders';
import { temporaryFolders } from '@site/tooling/testing/temporaryFolder';
import { localDatabase } from '../local/localDatabase';
import { createNotices } from '../notices/notices';
import { createNoticeStore } from '../records/noticeStore';
import { openServedStore } from '../testing/servedStore';
import { testSettings } from '../testing/testSettings';
import { countEnquiry } from './countEnquiry';

const newFolder = temporaryFolders();

test('a crash in the middle of counting leaves an order to be counted, and none is counted twice', async () => {
  const folder = await newFolder();
  const first = await openServedStore(folder);
  const database = localDatabase(first.staff);
  await first.place(idOf('a'), orderRecord());
  await createNotices({
    ...{ store: createNoticeStore(database), settings: testSettings(), log: () => {} },
    ...{ mailer: { send: async () => {} }, now: () => new Date() },
  }).tell(idOf('a'));
  const before = await readFile(journalIn(folder));
  await countEnquiry(database, idOf('a'));
  await first.close();
  const after = await readFile(journalIn(folder));

  for (const end of [before.length, Math.floor((before.length + after.length) / 2), after.length]) {
    await writeFile(journalIn(folder), after.subarray(0, end));
    const store = await openServedStore(folder);
    const again = localDatabase(store.staff);
    await Promise.all([countEnquiry(again, idOf('a')), countEnquiry(again, idOf('a'))]);
    const weeks = await again.find(staffCollections.weeks, { most: 9 });
    // All counters are there from the first enquiry on: the desk shows them.
    expect(weeks.map(({ fields }) => fields)).toEqual([
      expect.objectContaining({ received: 1, answered: 0, answerTimes: {} }),
    ]);
    await store.close();
  }
});
