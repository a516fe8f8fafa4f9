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
