import postcss, { AtRule, type Node, type Rule } from 'postcss';
import selectorParser, { type Selector } from 'postcss-selector-parser';

/**
 * Whether a selector has a class or an id, of which a build has its own. What stands in `:not()` names what is left out, and what
 * stands in `:has()` another element.
 */
const namesItsOwn = (selector: Selector): boolean =>
  selector.some(
    (node) =>
      node.type === 'class' ||
      node.type === 'id' ||
      (node.type === 'pseudo' &&
        /^:(is|where)$/i.test(node.value) &&
        node.nodes.every(namesItsOwn)),
  );

/** Whether a rule reaches elements of other teams, by one of its selectors. */
function isForAll(rule: Rule): boolean {
  for (let node: Node | undefined = rule; node; node = node.parent) {
    // The steps of an animation look like rules, and `!important` counts for nothing there.
    if (node.type === 'atrule' && /keyframes$/i.test((node as AtRule).name)) return false;
    if (node.type !== 'rule') continue;
    if (
      selectorParser()
        .astSync(node as Rule)
        .every(namesItsOwn)
    )
      return false;
  }
  return true;
}

/**
 * Puts a style sheet into a cascade layer: outside of all layers it would win over every rule of the site. Layers count
 * `!important` backwards, so there it would win as well: rules for all elements lose it.
 * @returns the sheet, and the selectors of the rules that lost it
 * @throws for a sheet that imports others, which a layer cannot hold
 */
export function layerStyles(text: string, layer: string, path: string) {
  const sheet = postcss.parse(text, { from: path });
  const weakened = new Set<string>();
  sheet.walkRules((rule) => {
    if (!isForAll(rule)) return;
    for (const node of rule.nodes) {
      if (node.type !== 'decl' || !node.important) continue;
      node.important = false;
      weakened.add(rule.selector);
    }
  });
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
  return { text: `${sheet.toString()}\n`, weakened: [...weakened] };
}
