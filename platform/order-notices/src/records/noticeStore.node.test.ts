import { temporaryFolders } from '@site/tooling/testing/temporaryFolder';
import { localDatabase } from '../local/localDatabase';
import { checkNoticeStore } from '../testing/checkNoticeStore';
import { openServedStore } from '../testing/servedStore';

const newFolder = temporaryFolders();

test('the local store does what the notices rely on', async () => {
  const { staff, place, subscribe, close } = await openServedStore(await newFolder());
  await checkNoticeStore({ database: localDatabase(staff), place, subscribe });
  await close();
});
