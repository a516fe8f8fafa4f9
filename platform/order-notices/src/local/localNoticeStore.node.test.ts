import { staffCollections } from '@site/firestore/staff/staffCollections';
import { decodeFields } from '@site/firestore/documents/values';
import { temporaryFolders } from '@site/tooling/testing/temporaryFolder';
import { checkNoticeStore } from '../testing/checkNoticeStore';
import { openServedStore } from '../testing/servedStore';
import { localNoticeStore } from './localNoticeStore';

const newFolder = temporaryFolders();

test('the local store does what the notices rely on', async () => {
  const { staff, place, subscribe, close } = await openServedStore(await newFolder());
  const readLog = async () =>
    Object.fromEntries(
      staff.list(staffCollections.log).map(({ id, fields }) => {
        const { kind, reason, reference } = decodeFields(fields);
        return [id, { kind, reason, reference }];
      }),
    );
  await checkNoticeStore({ store: localNoticeStore(staff), place, subscribe, readLog });
  await close();
});
