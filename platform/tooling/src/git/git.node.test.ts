import { execFileSync } from 'node:child_process';
import { mkdir, readFile, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolders } from '../testing/temporaryFolder';
import { git, gitEnvironment } from './git';

const newFolder = temporaryFolders();

const AUTHOR = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com'];

async function newRepository(): Promise<string> {
  const folder = await newFolder();
  git(folder, 'init', '--quiet', '--initial-branch', 'main');
  await writeFile(join(folder, 'first'), 'first\n');
  git(folder, 'add', '--all');
  git(folder, ...AUTHOR, 'commit', '--quiet', '--message', 'test: first');
  return folder;
}

const before = { ...process.env };
afterEach(() => {
  for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name];
  Object.assign(process.env, before);
});

type Setting = (folder: string, other: string) => Promise<Record<string, string>>;

/** What a hook, a shell or a person's settings may hold when a command starts. */
const callers: readonly (readonly [string, Setting])[] = [
  ['GIT_DIR', async (_, other) => ({ GIT_DIR: join(other, '.git') })],
  [
    'settings in the home folder',
    async (_, other) => {
      await writeFile(
        join(other, '.gitconfig'),
        '[status]\n\tshowUntrackedFiles = no\n[commit]\n\tgpgSign = true\n',
      );
      return { HOME: other };
    },
  ],
  [
    'settings of the clone',
    async (folder) => {
      execFileSync('git', ['config', 'status.showUntrackedFiles', 'no'], {
        cwd: folder,
        env: gitEnvironment(),
      });
      return {};
    },
  ],
  [
    'hooks of the clone',
    async (folder) => {
      await mkdir(join(folder, 'hooks'));
      await writeFile(join(folder, 'hooks/pre-commit'), '#!/bin/sh\nexit 1\n', { mode: 0o755 });
      execFileSync('git', ['config', 'core.hooksPath', 'hooks'], {
        cwd: folder,
        env: gitEnvironment(),
      });
      return {};
    },
  ],
];

test.each(callers)('%s of the caller reaches no git', async (_, setting) => {
  const [folder, other] = [await newRepository(), await newRepository()];
  const untouched = git(other, 'rev-parse', 'HEAD');
  Object.assign(process.env, await setting(folder, other));

  await writeFile(join(folder, 'निर्देश'), 'second\n');
  expect(git(folder, 'status', '--porcelain')).toContain('?? निर्देश');
  git(folder, 'add', '--all');
  expect(git(folder, 'diff', '--cached', '--name-only')).toContain('निर्देश');
  git(folder, ...AUTHOR, 'commit', '--quiet', '--message', 'test: second');

  expect(git(folder, 'status', '--porcelain')).toBe('');
  expect(git(folder, 'rev-list', '--count', 'HEAD')).toBe('2');
  expect(git(other, 'rev-parse', 'HEAD')).toBe(untouched);
  expect(git(other, 'ls-files')).toBe('first');
});

test('who signs commits and how a server is reached stay as the caller set them', () => {
  const chosen = { GIT_AUTHOR_NAME: 'Asha', GIT_SSH_COMMAND: 'ssh -4', GIT_ASKPASS: 'ask' };
  Object.assign(process.env, chosen);
  expect(gitEnvironment()).toMatchObject(chosen);
});

test('a failure tells what git said', async () => {
  const folder = await newRepository();
  expect(() => git(folder, 'rev-parse', '--verify', 'none')).toThrow(
    /git rev-parse .*Needed a single revision/s,
  );
});

test('a look writes nothing, so that one that is killed leaves no lock in the way of a commit', async () => {
  const folder = await newRepository();
  const index = join(folder, '.git/index');
  const written = await readFile(index);
  await utimes(join(folder, 'first'), 0, 0);
  git(folder, 'status', '--porcelain');
  expect(await readFile(index)).toEqual(written);
});
