import { spawnSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { collections } from '@site/contracts/enquiry';
import { journalIn } from '../journal/dataFolder';
import { toJournalLine } from '../journal/journalLines';
import { orderRecord, wireOf } from '../testing/sampleOrders';
import { temporaryFolders } from '@site/tooling/testing/temporaryFolder';
import { root } from '@site/tooling/workspace';

const newFolder = temporaryFolders();

/** Runs the command as `npm run orders` does, with its output cut off after the first line where `reader` says so. */
function orders(args: string[], reader = 'cat') {
  const command = `"$0" --import tsx platform/firestore/src/bin/orders.ts "$@" | ${reader}; exit \${PIPESTATUS[0]}`;
  const { status, stdout, stderr } = spawnSync('bash', ['-c', command, process.execPath, ...args], {
    cwd: root,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

test('the command prints the enquiries of a data folder', async () => {
  const folder = await newFolder();
  const document = {
    collection: collections.orders,
    id: 'one',
    fields: wireOf(orderRecord()),
    createTime: '2026-01-31T03:35:09.000000Z',
  };
  await writeFile(journalIn(folder), toJournalLine(document));

  expect(orders(['--data', folder])).toEqual({
    status: 0,
    stdout: expect.stringMatching(/\r\n2026-01-31 09:05:09,Asha Rao,.*,one\r\n$/),
    stderr: '',
  });
}, 20_000);

test('the command does not fail when its reader has seen enough', async () => {
  const folder = await newFolder();
  const lines = Array.from({ length: 5000 }, (_, index) => {
    const fields = wireOf(orderRecord());
    const document = {
      collection: collections.orders,
      id: `id-${index}`,
      fields,
      createTime: '2026-01-31T03:35:09.000000Z',
    };
    return toJournalLine(document);
  });
  await writeFile(journalIn(folder), lines.join(''));

  expect(orders(['--data', folder], 'head -n 1')).toMatchObject({ status: 0, stderr: '' });
}, 20_000);
