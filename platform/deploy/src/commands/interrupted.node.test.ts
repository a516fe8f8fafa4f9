import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolders } from '@site/tooling/testing/temporaryFolder';
import { folderStore } from '@site/releases';
import { release } from '@site/releases/testing';
import { root } from '@site/tooling/workspace';
import { publisherIn } from '@site/compose';
import { runSite } from './testing/runSite';
import { FIRST } from './testing/siteForEachTest';

jest.setTimeout(60_000);

const newFolder = temporaryFolders();
const KILLED = join(__dirname, './testing/commandToKill.ts');
let store: string;
let site: string;

/** Gives `npm run site -- …` as a command of its own would, without waiting for a process to start. */
const run = (...words: string[]) =>
  runSite([...words, '--store', store, '--site', site], { publisher: publisherIn(site) });
/** Gives the signal that ended the command's process. */
const runKilled = (moment: 'before' | 'after', ...words: string[]) =>
  spawnSync(
    process.execPath,
    ['--import', 'tsx', KILLED, moment, site, ...words, '--store', store],
    { cwd: root },
  ).signal;
const pages = () => readFile(join(site, 'index.html'), 'utf8');
const rows = (output: string) => output.split('\n').map((line) => line.split(/ {2,}/));

beforeEach(async () => {
  store = await newFolder();
  site = join(await newFolder(), 'site');
  const releases = folderStore(store);
  for (const name of ['shell', 'products', 'order'] as const)
    await release(releases, name, '1.0.0');
  for (const version of ['1.1.0', '1.2.0']) await release(releases, 'products', version);
  expect(await run(...FIRST)).toMatchObject({ code: 0, warnings: '' });
  expect(await run('use', 'products@1.1.0')).toMatchObject({ code: 0, warnings: '' });
});

test('a command that is killed after its pages went live is finished by the next one', async () => {
  expect(runKilled('after', 'use', 'products@1.2.0')).toBe('SIGKILL');
  expect(await pages()).toContain('"release":"1.2.0-');

  const { output, warnings } = await run('status');
  expect(rows(output)[2]?.slice(0, 2)).toEqual(['products', '1.2.0']);
  expect(warnings).toBe(
    '"npm run site -- use products@1.2.0" was interrupted after its pages went live. The next change writes it down.\n',
  );

  expect((await run('rollback', 'products')).output).toMatch(
    /^products 1\.1\.0-\w+ is live again\.\n$/,
  );
  expect(await pages()).toContain('"release":"1.1.0-');
  const history = rows((await run('history')).output).map((row) => row.at(-1));
  expect(history.slice(1, 3)).toEqual(['rollback products', 'use products@1.2.0']);
  expect((await run('status')).warnings).toBe('');
});

test('a command that is killed before its pages went live is undone by the next one', async () => {
  expect(runKilled('before', 'use', 'products@1.2.0')).toBe('SIGKILL');
  expect(await pages()).toContain('"release":"1.1.0-');

  const { output, warnings } = await run('status');
  expect(rows(output)[2]?.slice(0, 2)).toEqual(['products', '1.1.0']);
  expect(warnings).toContain('was interrupted before its pages went live. Then run it again.\n');

  expect((await run('rollback', 'products')).output).toMatch(
    /^products 1\.0\.0-\w+ is live again\.\n$/,
  );
  expect(rows((await run('history')).output).map((row) => row[4])).not.toContain(
    'use products@1.2.0',
  );
});
