import type { ApplicationName } from '@site/tooling/workspace';
import { compareVersions, versionOf } from '../release/releaseId';
import type { Deployment } from './state/deploymentState';

/**
 * The deployment by which somebody took a release away that was not live since: an older one took its place, or none. Where a
 * deployment failed and went back by itself, nobody has judged its releases: they may be tried again.
 */
export function takenAwayBy(
  history: readonly Deployment[],
  name: ApplicationName,
  id: string,
): Deployment | undefined {
  const last = history.findIndex(({ live }) => live[name] === id);
  const next = history[last - 1];
  if (!next || 'hasFailed' in next.by) return undefined;
  const { [name]: other } = next.live;
  const isOlder = other === undefined || compareVersions(versionOf(other), versionOf(id)) < 0;
  return isOlder ? next : undefined;
}
