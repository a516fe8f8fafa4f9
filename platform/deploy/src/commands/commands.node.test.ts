import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { temporaryFolders } from '@site/tooling/testing/temporaryFolder';
import { root } from '@site/tooling/workspace';
import { namesOfApplications } from '@site/tooling/applicationShortNames';
import { ofDeployed } from './testing/runSite';
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
  expect(runFile('deploy/src/bin/site.ts', '--help').stdout).toContain('rollback [name]');
}, 30_000);

test('npm run release refuses a wrong use with a code', async () => {
  expect(runFile('deploy/src/bin/release.ts', 'orders')).toEqual({
    status: 2,
    stdout: '',
    stderr: expect.stringMatching(
      `^There is no application "orders": take ${namesOfApplications}.\n`,
    ),
  });
  expect(runFile('deploy/src/bin/release.ts', '--help').stdout).toContain('--prune');
}, 30_000);
