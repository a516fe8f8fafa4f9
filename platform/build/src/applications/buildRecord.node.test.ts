import { execFileSync } from 'node:child_process';
import { appendFile, mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { temporaryFolders } from '@site/tooling/testing/temporaryFolder';
import { root } from '@site/tooling/workspace';
import {
  deskRecord,
  isUpToDate,
  recordBuild,
  recordOf,
  siteRecord,
  type BuildRecord,
} from './buildRecord';

const newFolder = temporaryFolders();
let folder: string;
let record: BuildRecord;

beforeEach(async () => {
  folder = await newFolder();
  await mkdir(join(folder, 'sources'));
  await writeFile(join(folder, 'sources/a.ts'), 'export const a = 1;');
  const inputs = ['sources', 'lock.json'].map((input) => relative(root, join(folder, input)));
  record = { file: join(folder, 'out/built-from.json'), inputs };
  await recordBuild(record, async () => {});
});

test('a build is up to date while its sources are as they were, whatever tests and builds do', async () => {
  await mkdir(join(folder, 'sources/dist'));
  for (const file of ['a.node.test.ts', 'README.md', 'dist/a.js', '../beside.ts'])
    await writeFile(join(folder, 'sources', file), '');
  expect(await isUpToDate(record)).toBe(true);
});

test('it is up to date also for a process that may open few files', async () => {
  for (let at = 0; at < 600; at += 1) await writeFile(join(folder, `sources/${at}.ts`), `${at}`);
  await recordBuild(record, async () => {});
  const module = pathToFileURL(join(import.meta.dirname, 'buildRecord.ts')).href;
  const script = `const { isUpToDate } = await import(${JSON.stringify(module)});
    console.log(await isUpToDate(${JSON.stringify(record)}))`;
  const args = ['--import', 'tsx', '--input-type=module', '--eval', script];
  const shell = ['-c', 'ulimit -n 100; exec "$@"', 'sh', process.execPath, ...args];
  expect(execFileSync('sh', shell, { cwd: root, encoding: 'utf8' })).toBe('true\n');
});

test('what cannot be read is no reason to call a build up to date', async () => {
  await symlink('lock.json', join(folder, 'lock.json'));
  await expect(isUpToDate(record)).rejects.toMatchObject({ code: 'ELOOP' });
});

test('every record names what is installed: npm ci may come long after the lock file changed', () => {
  for (const { inputs } of [recordOf('shell'), siteRecord, deskRecord])
    expect(inputs).toContain('node_modules/.package-lock.json');
});

test.each([
  ['a file has other content', () => appendFile(join(folder, 'sources/a.ts'), '// changed')],
  ['a file is gone', () => rm(join(folder, 'sources/a.ts'))],
  ['a folder has one more file', () => writeFile(join(folder, 'sources/b.ts'), '')],
  ['a file appears that was not there', () => writeFile(join(folder, 'lock.json'), '{}')],
  ['it is damaged', () => writeFile(record.file, '{"inputs"')],
  [
    'something was saved while it ran',
    () => recordBuild(record, () => writeFile(join(folder, 'sources/a.ts'), '')),
  ],
  ['it failed', () => recordBuild(record, () => Promise.reject(new Error('x'))).catch(() => {})],
])('a build is stale when %s', async (_, change) => {
  await change();
  expect(await isUpToDate(record)).toBe(false);
});
