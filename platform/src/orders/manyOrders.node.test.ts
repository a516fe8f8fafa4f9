import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { collections } from '@site/contracts/enquiry';
import { journalIn } from '../firestore/dataFolder';
import { toJournalLine } from '../firestore/journalLines';
import { orderRecord, wireOf } from '../firestore/testing/orders';
import { serveStore } from '../firestore/testing/serveStore';
import { temporaryFolders } from '../firestore/testing/temporaryFolder';
import { root } from '../workspace';

const newFolder = temporaryFolders();

const MANY = 50_000;
const FEW = 5000;
/** What so many more orders may cost, in KiB. Kept as plain objects they took 86 MiB. */
const MOST_MORE = 64 * 1024;

/** A data folder with so many orders, one a second; ids do not follow the times. */
async function folderWith(count: number): Promise<string> {
  const folder = await newFolder();
  const file = createWriteStream(journalIn(folder));
  const start = Date.parse('2026-01-01T00:00:00Z');
  for (let index = 0; index < count; index += 1) {
    const id = `${String((index * 7919) % count).padStart(8, '0')}abcdefghijkl`;
    const fields = wireOf(orderRecord({ Name: `Buyer ${index}`, Quantity: 1 + (index % 9) }));
    const createTime = new Date(start + index * 1000).toISOString().replace('Z', '000Z');
    const document = { collection: collections.orders, id, fields, createTime };
    if (!file.write(toJournalLine(createTime, [document]))) await once(file, 'drain');
  }
  file.end();
  await once(file, 'close');
  return folder;
}

/** Runs the command as `npm run orders` does and tells how much memory it took, in KiB. */
async function peakOf(...args: string[]): Promise<number> {
  const measure = join(root, 'platform/src/orders/testing/peakMemory.mjs');
  const script = 'platform/src/orders.ts';
  // What was thrown away already must not count: V8 keeps up to 48 MiB of that otherwise.
  const flags = ['--max-semi-space-size=1', '--import', measure, '--import', 'tsx'];
  const child = spawn(process.execPath, [...flags, script, ...args], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (chunk) => (said += String(chunk)));
  const [code] = await once(child, 'exit');
  expect({ code, said }).toEqual({ code: 0, said: expect.stringMatching(/peak \d+\n$/) });
  return Number(/peak (\d+)/.exec(said)?.[1]);
}

test.each(['the journal', 'a server'])(
  `${MANY} enquiries of %s are exported in little more memory than ${FEW}, the newest first`,
  async (from) => {
    const out = join(await newFolder(), 'orders.csv');
    const peaks: number[] = [];
    for (const count of [FEW, MANY]) {
      const folder = await folderWith(count);
      if (from === 'the journal') {
        peaks.push(await peakOf('--data', folder, '--csv', '--out', out));
      } else {
        const store = await serveStore({ journalFile: journalIn(folder) });
        const url = `http://localhost:${store.port}`;
        peaks.push(await peakOf('--url', url, '--csv', '--out', out).finally(() => store.close()));
      }
    }
    const [few = 0, many = 0] = peaks;
    const lines = (await readFile(out, 'utf8')).trimEnd().split('\r\n').slice(1);

    expect(lines).toHaveLength(MANY);
    expect(lines.every((line, index) => line.includes(`,Buyer ${MANY - 1 - index},`))).toBe(true);
    console.log(`${from}: ${few >> 10} MiB for ${FEW}, ${many >> 10} MiB for ${MANY}`);
    expect(many - few).toBeLessThan(MOST_MORE);
  },
  240_000,
);
