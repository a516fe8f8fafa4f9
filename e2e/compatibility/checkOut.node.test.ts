import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkOut } from './checkOut';

let folder: string;
let repository: string;
let first: string;

const git = (...args: string[]) =>
  execFileSync(
    'git',
    ['-C', repository, '-c', 'user.name=Team', '-c', 'user.email=team@mail.example', ...args],
    { stdio: 'pipe' },
  )
    .toString()
    .trim();

function commit(text: string): string {
  writeFileSync(join(repository, 'page.txt'), text);
  git('add', '.');
  git('commit', '-m', text);
  return git('rev-parse', 'HEAD');
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'site-check-out-'));
  repository = join(folder, 'repository');
  mkdirSync(repository);
  git('init');
  first = commit('before');
  commit('now');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('a commit of the past comes out, and the repository stays where it is', () => {
  const to = join(folder, 'before');
  checkOut(first, to, repository);

  expect(readFileSync(join(to, 'page.txt'), 'utf8')).toBe('before');
  expect(readFileSync(join(repository, 'page.txt'), 'utf8')).toBe('now');
  expect(git('status', '--porcelain')).toBe('');
  expect(git('worktree', 'list').split('\n')).toHaveLength(1);
  expect(existsSync(`${to}.tar`)).toBe(false);
});

test('a shallow clone is told how to get the commit, and then has it', () => {
  const shallow = join(folder, 'shallow');
  git('clone', '--depth', '1', `file://${repository}`, shallow);
  const attempt = () => checkOut(first, join(folder, 'before'), shallow);

  expect(attempt).toThrow(
    `A previous release was made from commit ${first}, which this shallow clone does not have: run "git fetch --unshallow" and try again.`,
  );
  git('-C', shallow, 'fetch', '--unshallow');
  expect(attempt).not.toThrow();
});

test('a clone that has never seen the commit is told to fetch', () => {
  const unknown = 'a'.repeat(40);
  expect(() => checkOut(unknown, join(folder, 'before'), repository)).toThrow(
    `commit ${unknown}, which this clone does not have: run "git fetch --all" and try again.`,
  );
});

test('a folder that is no clone is told so', () => {
  expect(() => checkOut(first, join(folder, 'before'), folder)).toThrow(
    `${folder} is no Git clone that could have it`,
  );
});
