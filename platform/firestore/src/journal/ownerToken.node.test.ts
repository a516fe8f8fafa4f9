import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, link, readFile, stat, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { collections } from '@site/contracts/enquiry';
import { erasureOf } from '@site/contracts/erasure';
import { erasureWrites } from '../documents/erasureWrites';
import { openStore } from '../requests/openStore';
import { journalIn } from './dataFolder';
import { keepOwnerToken, ownerTokenIn } from './ownerToken';
import { DOCUMENTS, TOKEN, listAll, sendCommit } from '../testing/sendRequest';
import { idOf, orderWrite, PROJECT } from '../testing/sampleOrders';
import { serveStore, testStore } from '../testing/serveStore';
import { temporaryFolders } from '@site/tooling/testing/temporaryFolder';

const newFolder = temporaryFolders();
const ORDERS = `${DOCUMENTS}/${encodeURIComponent(collections.orders)}`;

test('a store makes a token for its owner alone, keeps it, and each data folder has another', async () => {
  const [folder, other] = [await newFolder(), await newFolder()];
  const tokens: string[] = [];
  for (const it of [folder, folder, other]) {
    const store = await openStore(testStore({ journalFile: journalIn(it) }));
    await store.close();
    tokens.push(await readFile(ownerTokenIn(it), 'utf8'));
  }

  expect(tokens[0]).toMatch(/^[\w-]{43}$/);
  expect(tokens[1]).toBe(tokens[0]);
  expect(tokens[2]).not.toBe(tokens[0]);
  expect((await stat(ownerTokenIn(folder))).mode & 0o777).toBe(0o600);
});

const exposed: [string, (file: string) => Promise<unknown>][] = [
  ['that others may read', (file) => chmod(file, 0o644)],
  ['that has a second name', (file) => link(file, `${file}.other`)],
  ['that is cut short', (file) => writeFile(file, 'short')],
];
test.each(exposed)('a token %s is replaced', async (_, expose) => {
  const folder = await newFolder();
  const before = await keepOwnerToken(folder);
  await expose(ownerTokenIn(folder));

  const after = await keepOwnerToken(folder);
  expect(after).not.toBe(before);
  expect(await keepOwnerToken(folder)).toBe(after);
});

test('a token behind a symbolic link is replaced, and the file it leads to is left alone', async () => {
  const [folder, other] = [await newFolder(), await newFolder()];
  const known = await keepOwnerToken(other);
  await symlink(ownerTokenIn(other), ownerTokenIn(folder));

  expect(await keepOwnerToken(folder)).not.toBe(known);
  expect(await readFile(ownerTokenIn(other), 'utf8')).toBe(known);
});

const NOBODY = 65_534;

/** Runs a script as another account of this computer, and returns the JSON that it prints. */
async function runAsNobody(script: string, ...args: string[]): Promise<unknown> {
  const child = spawn(process.execPath, ['--input-type=module', '-e', script, ...args], {
    ...{ uid: NOBODY, gid: NOBODY, cwd: '/' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  child.stdout.on('data', (chunk) => (printed += String(chunk)));
  await once(child, 'close');
  return JSON.parse(printed);
}

const STRANGER = `
import { readFile } from 'node:fs/promises';
const [journal, tokenFile, orders, body] = process.argv.slice(1);
const codeOf = (work) => work.then(() => 'read', ({ code }) => code);
const headersOf = (authorization) => (authorization === undefined ? {} : { authorization });
const list = (authorization) =>
  fetch(orders, { headers: headersOf(authorization) }).then(({ status }) => status);
const commit = (authorization) =>
  fetch(orders.replace(/\\/[^/]*$/, ':commit'), { method: 'POST', body, headers: headersOf(authorization) }).then(({ status }) => status);
console.log(JSON.stringify({
  whoami: process.getuid(),
  files: [await codeOf(readFile(journal)), await codeOf(readFile(tokenFile))],
  lists: [await list(), await list('Bearer owner'), await list('Bearer ')],
  erasures: [await commit(), await commit('Bearer owner')],
}));
`;

// Only root may start a process of another account.
const asRoot = process.getuid?.() === 0 ? test : test.skip;
asRoot(
  'another account of this computer reads nothing and erases nothing',
  async () => {
    const folder = await newFolder();
    // So that nothing but the files' own modes protects them.
    await chmod(folder, 0o755);
    const store = await serveStore({ journalFile: journalIn(folder), log: () => {} });
    await sendCommit(store.port, { writes: [orderWrite('one')] });

    expect(
      await runAsNobody(
        ...([STRANGER, journalIn(folder), ownerTokenIn(folder)] as const),
        `http://localhost:${store.port}${ORDERS}`,
        JSON.stringify({
          writes: erasureWrites(erasureOf('orders', idOf('one'), 'command'), PROJECT),
        }),
      ),
    ).toEqual({
      whoami: NOBODY,
      files: ['EACCES', 'EACCES'],
      lists: [403, 403, 403],
      erasures: [403, 403],
    });
    expect(await listAll(store.port, collections.orders)).toHaveLength(1);
    expect(await readFile(join(folder, 'owner-token'), 'utf8')).toBe(TOKEN);
    await store.close();
  },
  30_000,
);
