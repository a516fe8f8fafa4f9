import { link, mkdir, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { collections } from '@site/contracts/enquiry';
import { openStore } from '../requests/openStore';
import { journalIn } from './dataFolder';
import type { StoredDocument } from '../documents/documents';
import { readJournalLines, toJournalLine } from './journalLines';
import { sendCommit } from '../testing/sendRequest';
import { idOf, orderRecord, orderWrite, wireOf } from '../testing/sampleOrders';
import { serveStore, testStore } from '../testing/serveStore';
import { temporaryFolders } from '@site/tooling/testing/temporaryFolder';

const newFolder = temporaryFolders();

const document = (start: string): StoredDocument => ({
  collection: collections.orders,
  id: idOf(start),
  fields: wireOf(orderRecord({ Name: 'आशा राव' })),
  createTime: '2026-01-31T03:35:09.000000Z',
});
const documents = ['one', 'two', 'three'].map(document);

test('no flipped bit changes or hides a document without being noticed', () => {
  const journal = Buffer.from(documents.map(toJournalLine).join(''));
  const unnoticed: number[] = [];
  let repaired = 0;
  for (let bit = 0; bit < journal.length * 8; bit += 1) {
    const damaged = Buffer.from(journal);
    damaged.writeUInt8(damaged.readUInt8(bit >> 3) ^ (1 << (bit & 7)), bit >> 3);
    try {
      const content = readJournalLines('journal', damaged);
      expect(content.documents).toEqual(documents);
      if (content.needsRewrite) repaired += 1;
      else unnoticed.push(bit);
    } catch (failure) {
      if (!(failure as Error).message.startsWith('journal:')) throw failure;
    }
  }

  expect(unnoticed).toEqual([]);
  // The end of the last line, whose document was acknowledged.
  expect(repaired).toBe(8);
});

describe('a journal that is reached by another path', () => {
  test('through symbolic links is locked for all of them', async () => {
    const folder = join(await newFolder(), 'data');
    await mkdir(folder);
    const [byFile, byFolder] = [await newFolder(), join(await newFolder(), 'data')];
    // Also where the journal does not exist yet.
    await symlink(journalIn(folder), journalIn(byFile));
    await symlink(folder, byFolder);
    const store = await openStore(testStore({ journalFile: journalIn(byFile) }));

    for (const other of [folder, byFolder, byFile]) {
      await expect(openStore(testStore({ journalFile: journalIn(other) }))).rejects.toThrow(
        'in use by another process',
      );
    }
    await store.close();
  });

  test('through a hard link is refused', async () => {
    const [folder, other] = [await newFolder(), await newFolder()];
    const store = await serveStore({ journalFile: journalIn(folder) });
    await sendCommit(store.port, { writes: [orderWrite('one')] });
    await link(journalIn(folder), journalIn(other));

    await expect(openStore(testStore({ journalFile: journalIn(other) }))).rejects.toThrow(
      /has 2 names \(hard links\)/,
    );
    await store.close();
  });
});
