import { temporaryFolders } from '@site/tooling/testing/temporaryFolder';
import { checkNoticeStore } from '../testing/checkNoticeStore';
import { openServedStore } from '../testing/servedStore';
import { localNoticeStore } from './localNoticeStore';

const newFolder = temporaryFolders();

test('the local store does what the notices rely on', async () => {
  const { staff, place, close } = await openServedStore(await newFolder());
  await checkNoticeStore({ store: localNoticeStore(staff), place });
  await close();
});
