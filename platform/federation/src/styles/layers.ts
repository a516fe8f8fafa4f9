import { folderOf, remoteNames } from '@site/tooling/workspace';

const SHARED = 'shared-ui';

const shortNameOf = (folder: string) => folder.replace(/^remote-/, '');

/** The layer of each workspace's CSS Modules; their order stands in `shared-ui/src/styles/layers.css`. */
export const layers: Readonly<Record<string, string>> = {
  [SHARED]: 'ui',
  shell: 'shell',
  // An application of its own, which no page has beside the shell.
  'order-desk': 'shell',
  ...Object.fromEntries(
    remoteNames.map(folderOf).map((folder) => [folder, `remotes.${shortNameOf(folder)}`]),
  ),
};

/** The workspace whose rules a layer of a page has. What is in none is the shell's. */
export function workspaceOfLayer(layer: string): string {
  if (layer === layers[SHARED]) return SHARED;
  const isOf = (folder: string) => [layers[folder], shortNameOf(folder)].includes(layer);
  return remoteNames.map(folderOf).find(isOf) ?? 'shell';
}
