import { shortNameOf } from '@site/tooling/applicationShortNames';
import { folderOf, remoteNames, type ApplicationName } from '@site/tooling/workspace';

const SHARED = 'shared-ui';

const layerOfRemote = (name: ApplicationName) => `remotes.${shortNameOf(name)}`;

/** The layer of each workspace's CSS Modules; their order stands in `shared-ui/src/styles/layers.css`. */
export const layers: Readonly<Record<string, string>> = {
  [SHARED]: 'ui',
  shell: 'shell',
  // An application of its own, which no page has beside the shell.
  'order-desk': 'shell',
  ...Object.fromEntries(remoteNames.map((name) => [folderOf(name), layerOfRemote(name)])),
};

/** The workspace whose rules a layer of a page has. What is in none is the shell's. */
export function workspaceOfLayer(layer: string): string {
  if (layer === layers[SHARED]) return SHARED;
  // Releases that are older than these layers have one of the remote's short name.
  const isOf = (name: ApplicationName) => [layerOfRemote(name), shortNameOf(name)].includes(layer);
  const remote = remoteNames.find(isOf);
  return remote ? folderOf(remote) : 'shell';
}
