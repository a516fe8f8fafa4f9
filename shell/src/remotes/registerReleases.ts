import { registerRemotes } from '@module-federation/enhanced/runtime';
import type { FurtherPins, PinnedReleases } from '@site/contracts/pinnedReleases';
import { setMenu, setRoutes } from '../routes/routesInUse';
import { isIn, setAdopted, setDeployed, setModules } from './releasesInUse';

const registered = new Set<string>();

/**
 * Tells shell and federation runtime the releases that the page is drawn with: which remotes are deployed, what they
 * expose and which pages they serve. Those that others built are registered when they are wanted. Takes what the page
 * says of releases that it does not name; they may be added by a second call.
 */
export function registerReleases(
  { shell: _, ...releases }: PinnedReleases,
  further?: FurtherPins,
): void {
  const remotes = Object.entries(releases);
  const isAdopted = ([, { adopted }]: (typeof remotes)[number]) => adopted !== undefined;
  setDeployed(
    remotes.map(([name]) => name),
    further && (further.absent ?? []),
  );
  setModules(isIn(Object.fromEntries(remotes.map(([name, { modules }]) => [name, modules]))));
  if (further) setMenu(further.menu ?? []);
  setRoutes(Object.fromEntries(remotes.map(([name, { routes }]) => [name, routes])));
  setAdopted(Object.fromEntries(remotes.filter(isAdopted)));
  const added = remotes.filter((it) => !isAdopted(it) && !registered.has(it[0]));
  added.forEach(([name]) => registered.add(name));
  registerRemotes(added.map(([name, { entry }]) => ({ name, entry })));
}
