import { applicationNames, type ApplicationName } from '@site/tooling/workspace';
import { compareVersions, versionOf } from '@site/releases/release/releaseId';

/** What of a deployment is looked at. */
interface Step {
  readonly live: { readonly [Name in ApplicationName]?: string };
  readonly by: { readonly name: string };
}

const isNewer = (id: string, other: string | undefined) =>
  other === undefined || compareVersions(versionOf(id), versionOf(other)) > 0;

/**
 * The deployment by which somebody took a release away that was not live since: a rollback, or an older one took its place, or
 * none. Where a deployment failed and went back by itself, or a pipeline came late, nobody has judged what was live: it may come
 * again.
 */
export function takenAwayBy<Deployment extends Step>(
  history: readonly Deployment[],
  name: ApplicationName,
  id: string,
): Deployment | undefined {
  const last = history.findIndex(({ live }) => live[name] === id);
  const next = history[last - 1];
  if (!next || next.live[name] === id) return undefined;
  if ('hasFailed' in next.by || 'skipRolledBack' in next.by) return undefined;
  return next.by.name === 'rollback' || isNewer(id, next.live[name]) ? next : undefined;
}

/** By what releases were taken away that are newer than the live ones, and where those were live last. */
export function takingAway<Deployment extends Step>(
  history: readonly Deployment[],
): Set<Deployment> {
  const found = applicationNames.flatMap((name) => {
    const ids = new Set(history.flatMap(({ live }) => live[name] ?? []));
    return [...ids].flatMap((id) => {
      const next = isNewer(id, history[0]?.live[name]) && takenAwayBy(history, name, id);
      return next ? history.slice(history.indexOf(next), history.indexOf(next) + 2) : [];
    });
  });
  return new Set(found);
}
