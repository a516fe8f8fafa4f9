import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { withoutSecrets } from '@site/tooling/command-line/withoutSecrets';
import { lockFile } from '@site/tooling/files/fileLock';
import { git, gitEnvironment } from '@site/tooling/git/git';
import { assertWholeHistory } from '@site/tooling/git/wholeHistory';
import { installPackages } from '@site/tooling/sources/installPackages';
import { root } from '@site/tooling/workspace';
import { type Release, type StoredRelease, releaseTitle } from '../release/releaseFormat';
import { folderStore } from '../store/folderStore';

const run = promisify(execFile);

/** What says how a release was made. */
type Recipe = Pick<Release, 'application' | 'version' | 'commit'>;

/** Makes releases a second time from their commits. Rejects before the first build when one cannot be. */
export type Rebuild = (releases: readonly Recipe[]) => Promise<StoredRelease[]>;

interface Rebuilder {
  rebuild: Rebuild;
  close(): Promise<void>;
}

const COMMIT = /^[0-9a-f]{40}$/;

/** @throws for a release that nobody can rebuild */
function commitOf(release: Recipe): string {
  const { commit } = release;
  if (commit !== null && COMMIT.test(commit)) return commit;
  throw new Error(
    `${releaseTitle(release)} cannot be rebuilt: it was made from ${commit ?? 'sources without a commit'}.`,
  );
}

/** @throws for a commit that this clone does not have */
function assertInClone(commit: string): void {
  try {
    git(root, 'cat-file', '-e', `${commit}^{commit}`);
  } catch (cause) {
    assertWholeHistory(root);
    throw new Error(`This clone does not have the commit ${commit}. Run: git fetch --all`, {
      cause,
    });
  }
}

function removeTree(sources: string): void {
  try {
    git(root, 'worktree', 'remove', '--force', sources);
  } catch {
    // Its folder is removed with the others; git forgets it by itself.
  }
}

const PREFIX = 'site-rebuild-';

/** Deletes the folders of commands that were killed: a running one holds the lock of its own. */
async function deleteLeft(): Promise<void> {
  const names = await readdir(tmpdir());
  for (const name of names.filter((it) => it.startsWith(PREFIX) && !it.endsWith('.lock'))) {
    const left = join(tmpdir(), name);
    const unlock = await lockFile(left).catch(() => undefined);
    if (!unlock) continue;
    const trees = await readdir(left).catch(() => []);
    for (const it of trees.filter((it) => COMMIT.test(it))) removeTree(join(left, it));
    // Somebody else's stays.
    await rm(left, { recursive: true, force: true }).catch(() => undefined);
    await unlock();
  }
}

/**
 * Rebuilds releases by the tools of their own commits, each commit in a working tree outside of this one. A command that is
 * stopped removes these as well.
 */
export async function openRebuilder(): Promise<Rebuilder> {
  await deleteLeft();
  const folder = join(tmpdir(), PREFIX + randomUUID());
  // Before the folder is there, so that nobody finds it without.
  const unlock = await lockFile(folder);
  await mkdir(folder, { mode: 0o700 });
  const store = join(folder, 'store');
  const trees = new Map<string, Promise<string>>();
  const sourcesOf = (commit: string) => join(folder, commit);
  const remove = () => {
    process.off('exit', remove);
    for (const commit of trees.keys()) removeTree(sourcesOf(commit));
    rmSync(folder, { recursive: true, force: true });
    rmSync(`${folder}.lock`, { force: true });
  };
  process.once('exit', remove);

  async function checkOut(commit: string): Promise<string> {
    const sources = sourcesOf(commit);
    git(root, 'worktree', 'add', '--detach', '--force', sources, commit);
    installPackages(sources);
    return sources;
  }

  async function rebuildOne(release: Recipe): Promise<StoredRelease> {
    const { application, version } = release;
    const commit = commitOf(release);
    const tree = trees.get(commit) ?? checkOut(commit);
    trees.set(commit, tree);
    const args = [application, '--version', version, '--store', store];
    await run('npm', ['run', '--silent', 'release', '--', ...args], {
      cwd: await tree,
      // The tools of an earlier commit start git as it did.
      env: { ...withoutSecrets(gitEnvironment()), NODE_ENV: undefined },
      maxBuffer: 16 * 1024 * 1024,
    });
    const built = folderStore(store);
    const [id = ''] = await built.list(application);
    const made = await built.open(application, id);
    if (!made) throw new Error(`The build of ${releaseTitle(release)} left no release.`);
    return made;
  }

  return {
    async rebuild(releases) {
      releases.map(commitOf).forEach(assertInClone);
      const made: StoredRelease[] = [];
      for (const release of releases) made.push(await rebuildOne(release));
      return made;
    },
    async close() {
      remove();
      await unlock();
    },
  };
}
