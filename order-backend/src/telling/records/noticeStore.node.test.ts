import { journalIn } from '../../journal/dataFolder';
import { serveStore } from '../../testing/serveStore';
import { temporaryFolders } from '@site/tooling/testing/temporaryFolder';
import { localDatabase } from '../local/localDatabase';
import { checkNoticeStore } from '../../testing/checkNoticeStore';

const newFolder = temporaryFolders();

test('the local store does what the notices rely on', async () => {
  const { staff, place, close } = await serveStore({ journalFile: journalIn(await newFolder()) });
  await checkNoticeStore({ database: localDatabase(staff), place });
  await close();
});
