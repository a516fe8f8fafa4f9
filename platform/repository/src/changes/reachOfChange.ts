import { applicationNames, folderOf } from '@site/tooling/workspace';
import type { Workspace } from '../workspaces';

/** What a change of files reaches. */
export interface Reach {
  /** The folders of the workspaces that are in it, or need one that is. */
  workspaces: string[];
  /** Whether visitors could get something else: then the site is built and walked through. */
  site: boolean;
}

/** Nothing that is built or tested reads it. */
const READ_BY_PEOPLE = /^LICENSE$/;

/** Kept by a test of the workspace that makes or checks it. */
const CHECKED_BY: readonly (readonly [RegExp, string])[] = [
  [/^(\.github\/|docs\/|renovate\.json$|[^/]+\.md$)/, 'platform/repository'],
  [/^targets(\.local)?\.json$/, 'platform/deploy'],
  [/^(firestore\.rules|firebase\.json)$/, 'order-backend'],
];

/** The workspace that a file belongs to; undefined for files that belong to all. */
function workspaceOf(file: string, all: readonly Workspace[]): string | undefined {
  const checked = CHECKED_BY.find(([pattern]) => pattern.test(file))?.[1];
  return checked ?? all.find(({ folder }) => file.startsWith(`${folder}/`))?.folder;
}

/** The files among these that belong to no workspace, and so to all, such as the lock file. */
export const filesOfAll = (files: readonly string[], all: readonly Workspace[]): string[] =>
  files.filter((it) => !READ_BY_PEOPLE.test(it) && workspaceOf(it, all) === undefined);

/**
 * What the change of some files reaches: the workspaces that they are in, and all that need those, by the dependencies of
 * their package.json. A file that belongs to no workspace, such as the lock file, reaches everything.
 */
export function reachOf(files: readonly string[], all: readonly Workspace[]): Reach {
  const changed = files.filter((it) => !READ_BY_PEOPLE.test(it)).map((it) => workspaceOf(it, all));
  const reached = new Set(
    changed.flatMap((folder) => folder ?? all.map((workspace) => workspace.folder)),
  );
  // A set is walked to its end, also through what is added meanwhile.
  for (const folder of reached) {
    for (const user of all.filter(({ needs }) => needs.includes(folder))) reached.add(user.folder);
  }
  return {
    workspaces: all.map(({ folder }) => folder).filter((it) => reached.has(it)),
    site: [...applicationNames.map(folderOf), 'e2e'].some((folder) => reached.has(folder)),
  };
}
