import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { installPackages } from '@site/tooling/sources/installPackages';
import { root } from '@site/tooling/workspace';
import { applicationNames, applications, type Application } from './currentReleases';

/** Where builds of the past are kept between runs: a folder per commit, and in it one per application. */
const kept = join(root, '.site/previous');

const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: root, stdio: 'pipe' }).toString().trim();

/**
 * The commit that an application was last released from: that of its newest version, which `lerna version` marks with a tag. One
 * that has no version yet counts as released when the contract of today began.
 */
function commitOf(name: Application): string {
  try {
    const versions = `@site/${applications[name]}@*`;
    const newest = git('describe', '--tags', '--abbrev=0', '--match', versions, 'HEAD');
    return git('rev-list', '-1', newest);
  } catch {
    return git('log', '-1', '--format=%H', '--', 'contracts/src/releases/contractVersion.ts');
  }
}

const commits = Object.fromEntries(
  applicationNames.map((name) => [name, commitOf(name)]),
) as Record<Application, string>;

const placeOf = (name: Application) => join(kept, commits[name], applications[name]);

/**
 * The folder of the previous release of each application. What is not kept from an earlier run is built from the
 * repository's history, which takes about half a minute: a shallow clone has to have all of it (`git fetch --unshallow`).
 */
export function previousReleases(): Record<Application, string> {
  for (const commit of new Set(Object.values(commits))) {
    const missing = applicationNames.filter(
      (name) => commits[name] === commit && !existsSync(placeOf(name)),
    );
    if (missing.length) buildAt(commit, missing);
  }
  removeForgotten();
  const folders = applicationNames.map((name) => {
    const [id = ''] = readdirSync(placeOf(name));
    return [name, join(placeOf(name), id)];
  });
  return Object.fromEntries(folders) as Record<Application, string>;
}

/** Builds an application with the tools of its own sources. @returns the folder of the release that came out */
function buildIn(sources: string, name: Application): string {
  const releases = join(sources, '.site/releases', applications[name]);
  execFileSync('npm', ['run', 'build', '-w', applications[name]], { cwd: sources, stdio: 'pipe' });
  const [id, ...others] = readdirSync(releases);
  if (!id || others.length) throw new Error(`${releases} does not hold the one release just made.`);
  return join(releases, id);
}

function buildAt(commit: string, names: Application[]): void {
  const folder = mkdtempSync(join(tmpdir(), 'site-previous-'));
  const sources = join(folder, 'sources');
  try {
    mkdirSync(sources);
    git('archive', '--format=tar', '-o', `${sources}.tar`, commit);
    execFileSync('tar', ['-xf', `${sources}.tar`, '-C', sources]);
    installPackages(sources);
    for (const name of names) keep(name, buildIn(sources, name));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Copies a release to its place in one step, so that a run that is cut off leaves no half of one behind. */
function keep(name: Application, release: string): void {
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
