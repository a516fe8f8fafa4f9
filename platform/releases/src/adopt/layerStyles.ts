import postcss, { AtRule } from 'postcss';

/**
 * Puts a style sheet into a cascade layer: outside of all layers it would win over every rule of the site.
 * @throws for a sheet that imports others, which a layer cannot hold
 */
export function layerStyles(text: string, layer: string, path: string): string {
  const sheet = postcss.parse(text, { from: path });
  const wrapper = new AtRule({ name: 'layer', params: layer });
  for (const node of [...sheet.nodes]) {
    if (node.type === 'atrule' && node.name === 'charset') {
      node.remove();
      continue;
    }
    if (node.type === 'atrule' && /^(import|namespace)$/.test(node.name)) {
      throw new Error(`${path} imports other styles. Have its build write them into one file.`);
    }
    wrapper.append(node);
  }
  sheet.removeAll();
  sheet.append(wrapper);
  return `${sheet.toString()}\n`;
}
