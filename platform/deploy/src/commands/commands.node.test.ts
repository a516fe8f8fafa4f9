import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { temporaryFolders } from '@site/tooling/testing/temporaryFolder';
import { root } from '@site/tooling/workspace';
import { namesOfApplications } from '@site/tooling/command-line/readName';
import { ofDeployed } from './testing/ofDeployed';
import { FIRST, siteCommands } from './testing/siteCommands';

const newFolder = temporaryFolders();

function runFile(file: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', join(root, 'platform', file), ...args],
    { cwd: root, encoding: 'utf8' },
  );
  return { status, stdout, stderr };
}

test('npm run site tells what is live, and ends with a code', async () => {
  const folder = await newFolder();
  const commands = await siteCommands(folder);
  await commands.run(...FIRST);

  const site = join(await newFolder(), 'site');
  const { stderr, ...told } = runFile(
    ...(['deploy/src/bin/site.ts', 'status', '--store', folder, '--site', site] as const),
  );
  expect(told).toEqual({ status: 0, stdout: (await commands.run('status')).output });
  expect(ofDeployed(stderr)).toBe('');
  expect(runFile('deploy/src/bin/site.ts', 'use', 'order@9', '--store', folder)).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('order 9 is not in the store'),
  });
  expect(runFile('deploy/src/bin/site.ts', '--help').stdout).toContain('rollback [NAME]');
}, 30_000);

test('npm run release refuses a wrong use with a code', async () => {
  expect(runFile('deploy/src/bin/release.ts', 'orders')).toEqual({
    status: 2,
    stdout: '',
    stderr: `There is no application "orders": take ${namesOfApplications}.\n`,
  });
  expect(runFile('deploy/src/bin/release.ts', '--help').stdout).toContain('--prune');
}, 30_000);

test.each([
  ['use --help', 'use'],
  ['help use', 'use'],
  ['adopt --help', 'adopt'],
])('npm run site -- %s tells of that verb alone, with its options', async (words, verb) => {
  const { run } = await siteCommands(await newFolder());
  const { code, output } = await run(...words.split(' '));

  expect(code).toBe(0);
  expect(output).toContain(`npm run site -- ${verb} `);
  expect(output).toContain('--store PLACE');
  expect(output).not.toContain('rollback');
});

test('help without a verb lists them all; of one that there is none it is a wrong use', async () => {
  const { run } = await siteCommands(await newFolder());
  const { output } = await run('--help');
  expect(output).toContain('rollback');
  expect(await run('help')).toMatchObject({ code: 0, output });
  expect(await run('help', 'nonsense')).toMatchObject({ code: 2 });
});
