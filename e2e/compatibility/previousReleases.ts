import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { CONTRACT_VERSION } from '@site/contracts/contractVersion';
import { openRebuilder } from '@site/releases/making/rebuildReleases';
import { git } from '@site/tooling/git/git';
import { assertWholeHistory } from '@site/tooling/git/wholeHistory';
import { applicationNames, folderOf, root, type ApplicationName } from '@site/tooling/workspace';
import type { Mix } from './currentReleases';

/** Where builds of the past are kept between runs: a folder per commit, and in it one per application. */
const kept = join(root, '.site/previous');

/**
 * The commit that an application was last released from: that of its newest version, which `lerna version` marks with a tag. One
 * that has no version yet counts as released when the contract of today began.
 */
function commitOf(name: ApplicationName): string {
  try {
    const versions = `@site/${folderOf(name)}@*`;
    const newest = git(root, 'describe', '--tags', '--abbrev=0', '--match', versions, 'HEAD');
    return git(root, 'rev-list', '-1', newest);
  } catch {
    // By what the file says: it may have moved since.
    const line = `-SCONTRACT_VERSION = ${CONTRACT_VERSION};`;
    return git(root, 'log', '-1', '--format=%H', line, '--', 'contracts');
  }
}

const commits = Object.fromEntries(
  applicationNames.map((name) => [name, commitOf(name)]),
) as Record<ApplicationName, string>;

const placeOf = (name: ApplicationName) => join(kept, commits[name], folderOf(name));

/**
 * The folder of the previous release of each application. What is not kept from an earlier run is built from the
 * repository's history, which takes about half a minute. @throws in a shallow clone, where every release would be that of HEAD
 */
export async function previousReleases(): Promise<Mix> {
  assertWholeHistory(root);
  await keepAll(applicationNames.filter((name) => !existsSync(placeOf(name))));
  removeForgotten();
  const folders = applicationNames.map((name) => {
    const [id = ''] = readdirSync(placeOf(name));
    return [name, join(placeOf(name), id)];
  });
  return Object.fromEntries(folders) as Mix;
}

async function keepAll(missing: readonly ApplicationName[]): Promise<void> {
  const releases = missing.map((name) => {
    const file = git(root, 'show', `${commits[name]}:${folderOf(name)}/package.json`);
    const { version } = JSON.parse(file) as { version: string };
    return { application: name, version, commit: commits[name] };
  });
  const rebuilder = await openRebuilder();
  try {
    const made = await rebuilder.rebuild(releases);
    for (const [at, name] of missing.entries()) keep(name, made[at]?.folder ?? '');
  } finally {
    await rebuilder.close();
  }
}

/** Copies a release to its place in one step, so that a run that is cut off leaves no half of one behind. */
function keep(name: ApplicationName, release: string): void {
  const place = placeOf(name);
  const draft = `${place}.draft`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { recursive: true });
  cpSync(release, join(draft, basename(release)), { recursive: true });
  renameSync(draft, place);
}

function removeForgotten(): void {
  const forgotten = readdirSync(kept).filter((commit) => !Object.values(commits).includes(commit));
  for (const commit of forgotten) rmSync(join(kept, commit), { recursive: true, force: true });
}
