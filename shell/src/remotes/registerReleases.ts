import { registerRemotes } from '@module-federation/enhanced/runtime';
import type { PinnedReleases } from '@site/contracts/pinnedReleases';
import { setRoutes } from '../routes/routesInUse';
import { isIn, setAdopted, setDeployed, setModules } from './releasesInUse';

/**
 * Tells shell and federation runtime the releases that the page is drawn with: which remotes are deployed, what they expose and
 * which pages they serve. Those that others built are registered when they are wanted.
 */
export function registerReleases({ shell: _, ...releases }: PinnedReleases): void {
  const remotes = Object.entries(releases);
  const isAdopted = ([, { adopted }]: (typeof remotes)[number]) => adopted !== undefined;
  setDeployed(remotes.map(([name]) => name));
  setModules(isIn(Object.fromEntries(remotes.map(([name, { modules }]) => [name, modules]))));
  setRoutes(Object.fromEntries(remotes.map(([name, { routes }]) => [name, routes])));
  setAdopted(Object.fromEntries(remotes.filter(isAdopted)));
  const own = remotes.filter((it) => !isAdopted(it));
  registerRemotes(own.map(([name, { entry }]) => ({ name, entry })));
}
