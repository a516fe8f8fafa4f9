import { createServer, type Server } from 'node:http';
import { appendFile, readFile, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Firestore } from './createFirestore';
import { journalIn } from '../journal/dataFolder';
import { openStore } from './openStore';
import { sendCommit } from '../testing/sendRequest';
import { orderWrite } from '../testing/sampleOrders';
import { testStore } from '../testing/serveStore';
import { temporaryFolders } from '@site/tooling/testing/temporaryFolder';

const newFolder = temporaryFolders();
let now = 0;
let logged: string[] = [];
let store: Firestore | undefined;
let server: Server | undefined;

beforeEach(() => {
  [now, logged] = [0, []];
});
afterEach(async () => {
  server?.closeAllConnections();
  server?.close();
  await store?.close();
  [server, store] = [undefined, undefined];
});

async function serve(folder: string): Promise<number> {
  const log = (line: string) => void logged.push(line);
  const opened = await openStore(testStore({ journalFile: journalIn(folder), log }), () => now);
  store = opened;
  server = createServer((request, response) => void opened.handle(request, response));
  await new Promise<void>((resolve) => server?.listen(0, 'localhost', resolve));
  return (server.address() as AddressInfo).port;
}

const add = (port: number, id: string) => sendCommit(port, { writes: [orderWrite(id)] });
const unavailable = { code: 503, body: { error: { code: 503, status: 'UNAVAILABLE' } } };

test('a damaged journal is answered with 503 until it is repaired, and said once', async () => {
  const folder = await newFolder();
  await writeFile(journalIn(folder), 'Asha Rao\n');
  const port = await serve(folder);

  expect(await add(port, 'one')).toMatchObject(unavailable);
  now += 10_000;
  expect(await add(port, 'one')).toMatchObject(unavailable);
  expect(logged).toEqual([
    expect.stringMatching(/firestore\.jsonl:1: this line fails its checksum.* browsers keep them/),
  ]);
  expect(logged.join()).not.toMatch(/Asha/);
  expect(await readFile(journalIn(folder), 'utf8')).toBe('Asha Rao\n');

  await writeFile(journalIn(folder), '');
  now += 10_000;
  expect(await add(port, 'one')).toMatchObject({ code: 200 });
  expect(logged.at(-1)).toBe('Enquiries are stored again.');
});

test('a closed store that was never opened releases nothing and stays closed', async () => {
  const folder = await newFolder();
  await writeFile(journalIn(folder), 'damaged\n');
  const port = await serve(folder);
  await store?.close();
  await writeFile(journalIn(folder), '');
  now += 10_000;

  expect(await add(port, 'one')).toMatchObject(unavailable);
});

test('a data folder that another process uses stops the start', async () => {
  const folder = await newFolder();
  await serve(folder);

  await expect(openStore(testStore({ journalFile: journalIn(folder) }))).rejects.toThrow(
    'in use by another process',
  );
});

test('a data folder that is a file stops the start with what to do', async () => {
  const folder = join(await newFolder(), 'file');
  await appendFile(folder, '');

  await expect(openStore(testStore({ journalFile: journalIn(folder) }))).rejects.toThrow(
    `Enquiries cannot be kept in ${folder}: it is not a folder. Name another folder: --data FOLDER`,
  );
});

// Only root may act as another account.
const asRoot = process.getuid?.() === 0 ? test : test.skip;
asRoot('a data folder of another account stops the start with what to do', async () => {
  const folder = await newFolder();
  process.seteuid?.(65_534);
  try {
    await expect(openStore(testStore({ journalFile: journalIn(folder) }))).rejects.toThrow(
      `Enquiries cannot be kept in ${folder}: this account may not write there. Name another folder: --data FOLDER`,
    );
  } finally {
    process.seteuid?.(0);
  }
});
