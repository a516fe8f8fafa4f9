import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { journalIn } from '@site/firestore/journal/dataFolder';
import { canFillDisks } from '@site/firestore/testing/fullDisk';
import { orderWrite } from '@site/firestore/testing/sampleOrders';
import { temporaryFolders } from '@site/tooling/testing/temporaryFolder';
import { root } from '@site/tooling/workspace';
import { requestSite } from './testing/requestSite';
import { writeTestSite } from './testing/writeTestSite';

const newFolder = temporaryFolders();
const COMMIT = '/v1/projects/demo-site/databases/(default)/documents:commit';

/** Starts the command as a person types it. With `hasFullDisk`, no file of its process can hold a byte. */
async function start(data: string, { hasFullDisk = false } = {}) {
  const site = join(await newFolder(), 'site');
  await writeTestSite(site, { '/index.html': '<!doctype html><title>Home</title>' });
  const node = [
    process.execPath,
    '--import',
    'tsx',
    join(root, 'platform/server/src/bin/start.ts'),
  ];
  const command = [...node, '--port', '0', '--data', data, '--site', site];
  const limit = hasFullDisk ? 'ulimit -f 0; ' : '';
  const child = spawn('sh', ['-c', `${limit}exec "$0" "$@"`, ...command], {
    ...{ cwd: root, stdio: ['ignore', 'pipe', 'pipe'] },
    env: { ...process.env, ...(hasFullDisk && { TSX_DISABLE_CACHE: '1' }) },
  });
  let printed = '';
  child.stderr?.on('data', (text) => (printed += String(text)));
  const ended = once(child, 'exit').then(([code]) => code as number | null);
  const address = new Promise<string | undefined>((resolve) => {
    if (child.stdout === null) return resolve(undefined);
    createInterface({ input: child.stdout }).on('line', (line) => {
      const [found] = /http:\/\/localhost:\d+/.exec(line) ?? [];
      if (found) resolve(found);
    });
    void ended.then(() => resolve(undefined));
  });
  return {
    address: await address,
    printed: () => printed,
    ended,
    stop: () => (child.kill('SIGINT'), ended),
  };
}

async function codesOf(address = ''): Promise<number[]> {
  const body = JSON.stringify({ writes: [orderWrite('one')] });
  const page = await requestSite(address, '/');
  const enquiry = await requestSite(address, COMMIT, { method: 'POST', body });
  return [page.code, enquiry.code];
}

(canFillDisks ? test : test.skip)(
  'on a full disk pages are served, and enquiries answered with 503',
  async () => {
    const data = await newFolder();
    const site = await start(data, { hasFullDisk: true });

    expect(await codesOf(site.address)).toEqual([200, 503]);
    expect(site.printed()).toMatch(
      /firestore\.jsonl cannot be written \(E[A-Z]+\)\. Until then enquiries are not stored; browsers keep them/,
    );
    expect(await site.stop()).toBe(0);
  },
  60_000,
);

test('with a damaged journal pages are served, and the journal stays as it is', async () => {
  const data = await newFolder();
  await writeFile(journalIn(data), 'damaged\n');
  const site = await start(data);

  expect(await codesOf(site.address)).toEqual([200, 503]);
  expect(site.printed()).toMatch(/firestore\.jsonl:1: this line fails its checksum/);
  expect(await site.stop()).toBe(0);
  expect(await readFile(journalIn(data), 'utf8')).toBe('damaged\n');
}, 60_000);

test('a data folder that is a file ends the command with what to do', async () => {
  const data = join(await newFolder(), 'file');
  await writeFile(data, '');
  const site = await start(data);

  expect(await site.ended).toBeGreaterThan(0);
  expect(site.printed()).toContain(`Enquiries cannot be kept in ${data}: it is not a folder.`);
}, 60_000);

test('a data folder with a journal that is a folder ends the command with what to do', async () => {
  const data = await newFolder();
  await mkdir(journalIn(data));
  const site = await start(data);

  expect(await site.ended).toBeGreaterThan(0);
  expect(site.printed()).toContain('its journal is a folder.');
  expect(await readdir(data)).toEqual(['firestore.jsonl']);
}, 60_000);
