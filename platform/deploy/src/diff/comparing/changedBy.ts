import { applicationNames, folderOf } from '@site/tooling/workspace';
import { shortNameOf } from '@site/tooling/applicationShortNames';
import type { Change, Side } from '../report/diffReport';
import type { RegionChange } from './regionChange';

/** The workspaces whose release is another one. */
export function changedWorkspaces(
  { releases: before }: Pick<Side, 'releases'>,
  { releases: after }: Pick<Side, 'releases'>,
): string[] {
  return applicationNames
    .filter((name) => before[shortNameOf(name)] !== after[shortNameOf(name)])
    .map(folderOf);
}

/** What no release holds: the server's room makes the headers. */
const isRoom = (workspace: string) => workspace.startsWith('platform/');

/**
 * Whose a change is: the owner of the region that it is in, if its release is another one. Otherwise the change comes from
 * those whose release is: a page's title follows a product's name.
 */
export const changedBy =
  (workspaces: readonly string[]) =>
  ({ region, ...change }: RegionChange): Change => {
    const isOwn = workspaces.length === 0 || workspaces.includes(region) || isRoom(region);
    return { ...change, owners: isOwn ? [region] : workspaces };
  };
