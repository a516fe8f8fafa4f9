import { join } from 'node:path';
import { runProgram } from '@site/tooling/command-line/command';
import { git, personalGitEnvironment } from '@site/tooling/git/git';
import { assertWholeHistory } from '@site/tooling/git/wholeHistory';
import { packageOnUse } from '@site/tooling/sources/packageOnUse';
import { builtApplications, folderOf, root } from '@site/tooling/workspace';
import { workspaces, type Workspace } from '../workspaces';

/** lerna looks for changes since the same tag. */
function lastTag(): string | undefined {
  assertWholeHistory(root);
  try {
    return git(root, 'describe', '--abbrev=0', '--first-parent', '--match', '*@*');
  } catch {
    return undefined;
  }
}

/** The files that have changed since a tag, also those that are gone. */
const changedSince = (tag: string): string[] =>
  git(root, 'diff', '--name-only', '-z', '--no-renames', `${tag}...HEAD`)
    .split('\0')
    .filter(Boolean);

/** What no application is built from, among the files that belong to no workspace. */
const NOT_BUILT =
  /^(LICENSE|\.github\/.*|docs\/.*|[^/]+\.md|renovate\.json|targets\.json|firestore\.rules|firebase\.json)$/;

/**
 * The packages whose version has to be raised although none of their own files changed: lerna knows files of workspaces
 * alone, but brand.json, for example, is built into every application, and a release of the same version would be refused.
 */
export function packagesBehind(files: readonly string[], all: readonly Workspace[]): string[] {
  const ofAll = files.filter(
    (file) => !NOT_BUILT.test(file) && !all.some(({ folder }) => file.startsWith(`${folder}/`)),
  );
  if (ofAll.length === 0) return [];
  const folders = builtApplications.map(folderOf);
  return all.filter(({ folder }) => folders.includes(folder)).map(({ name }) => name);
}

/** Raises versions by the commits since the last time. @returns the exit code of lerna */
export function raiseVersions({ isSure }: { isSure: boolean }): Promise<number> {
  const tag = lastTag();
  if (tag === undefined) {
    console.error(
      'No version was ever tagged, so lerna raises all of them. Later only what changed.',
    );
  }
  const behind = tag === undefined ? [] : packagesBehind(changedSince(tag), workspaces());
  const args = [
    join(packageOnUse('lerna'), 'dist/cli.js'),
    'version',
    ...(behind.length ? [`--force-publish=${behind.join(',')}`] : []),
    ...(isSure ? ['--yes'] : []),
  ];
  return runProgram('node', args, personalGitEnvironment());
}
