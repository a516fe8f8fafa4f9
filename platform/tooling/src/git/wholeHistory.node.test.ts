import { join } from 'node:path';
import { temporaryFolders } from '../testing/temporaryFolder';
import { git } from './git';
import { assertWholeHistory } from './wholeHistory';

const newFolder = temporaryFolders();

const AUTHOR = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com'];

test('a clone without its earlier commits is refused until it has them', async () => {
  const [origin, clone] = [await newFolder(), join(await newFolder(), 'clone')];
  git(origin, 'init', '--quiet');
  for (const message of ['test: first', 'test: second'])
    git(origin, ...AUTHOR, 'commit', '--quiet', '--allow-empty', '--message', message);
  git(origin, 'clone', '--quiet', '--depth', '1', `file://${origin}`, clone);

  // With a second remote, as a fork has it, git 2.39 fetches nothing for --all --unshallow.
  git(clone, 'remote', 'add', 'upstream', `file://${origin}`);

  assertWholeHistory(origin);
  const fetch = ['fetch', '--unshallow', '--tags'];
  expect(() => assertWholeHistory(clone)).toThrow(
    `This clone is shallow. Run: git ${fetch.join(' ')}`,
  );
  git(clone, ...fetch);
  expect(() => assertWholeHistory(clone)).not.toThrow();
});
