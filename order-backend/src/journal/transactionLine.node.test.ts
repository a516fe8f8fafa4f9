import { readFile, writeFile } from 'node:fs/promises';
import { staffCollections } from '@site/order-model/staffCollections';
import { temporaryFolders } from '@site/tooling/testing/temporaryFolder';
import { encodeFields } from '../documents/values';
import type { StoredDocument } from '../documents/documents';
import { journalIn } from './dataFolder';
import { openJournal } from './journal';
import { toJournalLine } from './journalLines';

const newFolder = temporaryFolders();

const document = (id: string, count: number): StoredDocument => ({
  collection: staffCollections.weeks,
  id,
  createTime: '2026-11-20T06:30:00.000000Z',
  fields: encodeFields({ count }),
});

async function read(file: string): Promise<readonly StoredDocument[]> {
  const journal = await openJournal(file, () => {});
  await journal.close();
  return journal.documents;
}

test('wherever a crash cuts a transaction, all of its documents are there, or none', async () => {
  const file = journalIn(await newFolder());
  const journal = await openJournal(file, () => {});
  const [first, later, other] = [document('a', 1), document('a', 2), document('b', 1)];
  await journal.append(first);
  await journal.append(later, other);
  await journal.close();
  const bytes = await readFile(file);
  const begin = toJournalLine(first).length;
  expect(bytes.toString().split('\n')).toHaveLength(3);

  const folder = await newFolder();
  for (let end = begin; end < bytes.length + 11; end += 11) {
    const cut = journalIn(folder);
    await writeFile(cut, bytes.subarray(0, end));
    expect(await read(cut)).toEqual(end < bytes.length ? [first] : [later, other]);
  }
});
