import { writeFile, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { collections } from '@site/contracts/enquiry';
import { journalIn } from '../journal/dataFolder';
import { toJournalLine } from '../journal/journalLines';
import { orderRecord, wireOf } from '../testing/sampleOrders';
import { serveStore } from '../testing/serveStore';
import { temporaryFolders } from '@site/tooling/testing/temporaryFolder';
import { isLongForm } from '@site/tooling/testing/testForm';
import { run } from './testing/ordersCommand';

const newFolder = temporaryFolders();

const MANY = isLongForm ? 20_000 : 4000;

/** A data folder with one order a second; ids do not follow the times. */
async function folderWith(count: number): Promise<string> {
  const folder = await newFolder();
  const start = Date.parse('2026-01-01T00:00:00Z');
  const lines = Array.from({ length: count }, (_, index) => {
    const id = `${String((index * 7919) % count).padStart(8, '0')}abcdefghijkl`;
    const fields = wireOf(orderRecord({ Name: `Buyer ${index}`, Quantity: 1 + (index % 9) }));
    const createTime = new Date(start + index * 1000).toISOString().replace('Z', '000Z');
    return toJournalLine({ collection: collections.orders, id, fields, createTime });
  });
  await writeFile(journalIn(folder), lines.join(''));
  return folder;
}

test.each(['the journal', 'a server'])(
  `${MANY} enquiries of %s are exported, the newest first`,
  async (from) => {
    const out = join(await newFolder(), 'orders.csv');
    const folder = await folderWith(MANY);
    const args = ['--data', folder, '--csv', '--out', out];
    if (from === 'a server') {
      const store = await serveStore({ journalFile: journalIn(folder) });
      await run(...args, '--url', `http://localhost:${store.port}`).finally(() => store.close());
    } else {
      await run(...args);
    }
    const lines = (await readFile(out, 'utf8')).trimEnd().split('\r\n').slice(1);

    expect(lines).toHaveLength(MANY);
    expect(lines.every((line, index) => line.includes(`,Buyer ${MANY - 1 - index},`))).toBe(true);
  },
  120_000,
);
