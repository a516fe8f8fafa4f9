import { readFile, readdir, stat, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { collections } from '@site/contracts/enquiry';
import { journalIn } from './dataFolder';
import { draftOf } from '@site/tooling/files/privateFile';
import { DOCUMENTS, OWNER, sendRequest, listAll, sendCommit } from '../testing/sendRequest';
import { nameOf, orderWrite, startOf } from '../testing/sampleOrders';
import { serveStore, type ServedStore } from '../testing/serveStore';
import { storeProcesses } from '../testing/startStoreProcess';
import { temporaryFolders } from '@site/tooling/testing/temporaryFolder';

const newFolder = temporaryFolders();
const startStoreProcess = storeProcesses();
let journalFile: string;
let store: ServedStore;
let logged: string[];

async function reopen() {
  await store.close();
  store = await serveStore({ journalFile, log: (line) => logged.push(line) });
}

beforeEach(async () => {
  logged = [];
  journalFile = journalIn(await newFolder());
  store = await serveStore({ journalFile, log: (line) => logged.push(line) });
});

afterEach(() => store.close());

const add = (id: string) =>
  sendCommit(store.port, { writes: [orderWrite(id, { Name: `Name of ${id}` })] });
const erase = (id: string, headers: Record<string, string> = OWNER) =>
  sendRequest(store.port, { method: 'DELETE', path: `/v1/${nameOf(id)}`, headers });
const ids = async () =>
  (await listAll(store.port, collections.orders)).map(({ name }) => startOf(name));

test('what the owner erases is gone from the answers, from the disk, and from the next run', async () => {
  await add('one');
  await add('two');
  await add('three');
  expect(await erase('two')).toMatchObject({ code: 200, body: {} });

  expect(await ids()).toEqual(['one', 'three']);
  expect(await readFile(journalFile, 'utf8')).not.toMatch(/two/);
  expect((await stat(journalFile)).mode & 0o777).toBe(0o600);
  await add('four');
  await reopen();
  expect(await ids()).toEqual(['four', 'one', 'three']);
  expect(logged.join()).not.toMatch(/two/);
});

test('erasing what is not there is no fault and writes nothing', async () => {
  await add('one');
  const { ino } = await stat(journalFile);

  expect(await erase('none')).toMatchObject({ code: 200 });
  expect((await stat(journalFile)).ino).toBe(ino);
});

test.each([{}, { Authorization: 'Bearer owner' }])('%j may not erase', async (headers) => {
  await add('one');

  expect(await erase('one', headers as Record<string, string>)).toMatchObject({
    code: 403,
    body: { error: { status: 'PERMISSION_DENIED' } },
  });
  expect(await ids()).toEqual(['one']);
});

test('a page of another origin gets no leave to erase', async () => {
  const headers = { Origin: 'http://localhost:3000', 'Access-Control-Request-Method': 'DELETE' };
  const reply = await sendRequest(store.port, {
    method: 'OPTIONS',
    path: `${DOCUMENTS}/x/y`,
    headers,
  });

  expect(reply.headers['access-control-allow-methods']).toBe('POST');
});

test('commits go on while much is erased, and none is lost', async () => {
  const all = Array.from({ length: 60 }, (_, index) => `id${index}`);
  await Promise.all(all.slice(0, 40).map((id) => add(id)));
  const replies = await Promise.all([
    ...all.slice(0, 20).map((id) => erase(id)),
    ...all.slice(40).map((id) => add(id)),
  ]);

  expect(replies.every(({ code }) => code === 200)).toBe(true);
  await reopen();
  expect((await ids()).sort()).toEqual(all.slice(20).sort());
});

test('what an erasing left that was cut off is removed at the next start', async () => {
  await add('one');
  await store.close();
  await writeFile(draftOf(journalFile), 'half a journal');
  store = await serveStore({ journalFile });

  expect((await readdir(dirname(journalFile))).sort()).toEqual([
    'firestore.jsonl',
    'firestore.jsonl.lock',
    'owner-token',
  ]);
  expect(await ids()).toEqual(['one']);
});

test('a journal that was damaged under the server is whole again after an erasure', async () => {
  await add('one');
  await add('two');
  await writeFile(journalFile, (await readFile(journalFile, 'utf8')).replace('{', '!'));
  expect(await erase('two')).toMatchObject({ code: 200 });
  await reopen();

  expect(await ids()).toEqual(['one']);
});

test('a store that is killed while it erases keeps all that was not to go', async () => {
  await store.close();
  for (let round = 0; round < 3; round += 1) {
    const child = await startStoreProcess(journalFile);
    const kept = Array.from({ length: 30 }, (_, index) => `kept${round}at${index}`);
    const gone = Array.from({ length: 30 }, (_, index) => `gone${round}at${index}`);
    const commit = (id: string) => sendCommit(child.port, { writes: [orderWrite(id)] });
    await Promise.all([...kept, ...gone].map(commit));
    const killing = new Promise((resolve) => setTimeout(resolve, 5 * round)).then(child.kill);
    const erased: string[] = [];
    for (const id of gone) {
      const path = `/v1/${nameOf(id)}`;
      const question = { method: 'DELETE', path, headers: OWNER };
      const reply = await sendRequest(child.port, question).catch(() => undefined);
      if (!reply) break;
      erased.push(id);
    }
    await killing;
    store = await serveStore({ journalFile });
    const found = await ids();
    await store.close();

    expect(found).toEqual(expect.arrayContaining(kept));
    expect(found.filter((id) => erased.includes(id ?? ''))).toEqual([]);
  }
  store = await serveStore({ journalFile });
}, 60_000);
