import { relative } from 'node:path';
import globalData from '@csstools/postcss-global-data';
import { AtRule, type AcceptedPlugin, type Plugin } from 'postcss';
import customMedia from 'postcss-custom-media';
import { folderOf, remoteNames, root } from '@site/tooling/workspace';
import { sharedStyles } from './sharedStyles';

/** The layer of each workspace's CSS Modules; their order stands in `shared-ui/src/styles/layers.css`. */
const layers: Readonly<Record<string, string>> = {
  'shared-ui': 'ui',
  shell: 'shell',
  // An application of its own, which no page has beside the shell.
  'order-desk': 'shell',
  ...Object.fromEntries(remoteNames.map((name) => [folderOf(name), `remotes.${name}`])),
};

/** Puts every CSS Module into its workspace's cascade layer. Global styles name their layers themselves. */
function wrapInLayer(): Plugin {
  return {
    postcssPlugin: 'wrap-in-layer',
    OnceExit(sheet) {
      const file = sheet.source?.input.file;
      if (!file?.endsWith('.module.css')) return;
      const folder = relative(root, file).split(/[\\/]/)[0] ?? '';
      const layer = layers[folder];
      if (!layer) throw new Error(`${file}: the folder ${folder} has no cascade layer.`);
      const wrapper = new AtRule({ name: 'layer', params: layer });
      wrapper.append(sheet.nodes);
      sheet.removeAll();
      sheet.append(wrapper);
    },
  };
}

/** What every style sheet of ours goes through, whatever it is built for: the same breakpoints, the same layers. */
export const stylePlugins = (): AcceptedPlugin[] => [
  globalData({ files: [sharedStyles.media] }),
  customMedia(),
  wrapInLayer(),
];
