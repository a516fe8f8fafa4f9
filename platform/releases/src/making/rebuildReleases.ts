import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { withoutSecrets } from '@site/tooling/command-line/withoutSecrets';
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

/**
 * Rebuilds releases by the tools of their own commits, each commit in a working tree outside of this one. A command that is
 * stopped removes these as well.
 */
export async function openRebuilder(): Promise<Rebuilder> {
  const folder = await mkdtemp(join(tmpdir(), 'site-verify-'));
  const store = join(folder, 'store');
  const trees = new Map<string, Promise<string>>();
  const sourcesOf = (commit: string) => join(folder, commit);
  const remove = () => {
    process.off('exit', remove);
    for (const commit of trees.keys()) removeTree(sourcesOf(commit));
    rmSync(folder, { recursive: true, force: true });
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
    close: async () => remove(),
  };
}
