import type { ApplicationName } from '@site/tooling/workspace';
import type { Deployment } from './state/deploymentState';

/**
 * The rollback by which somebody took a release away that was not live since. Where a deployment failed and went back by itself,
 * nobody has judged its releases: they may be tried again.
 */
export function rollbackOf(
  history: readonly Deployment[],
  name: ApplicationName,
  id: string,
): Deployment | undefined {
  const last = history.findIndex(({ live }) => live[name] === id);
  const next = history[last - 1];
  return next?.by.name === 'rollback' && !next.by.hasFailed ? next : undefined;
}
