import { relative } from 'node:path';
import { AtRule, type Plugin } from 'postcss';
import { root } from '@site/tooling/workspace';
import { layers } from './layers';

/** Puts every CSS Module into its workspace's cascade layer. Global styles name their layers themselves. */
export function wrapInLayer(): Plugin {
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
