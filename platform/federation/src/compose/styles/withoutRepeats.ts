import { parse, type AtRule, type ChildNode } from 'postcss';
import { layers } from '../../styles/layers';

/** Whether this holds rules of shared components, whose classes are named by what their sheets say. */
const isShared = (it: ChildNode): it is AtRule =>
  it.type === 'atrule' && it.name === 'layer' && it.params === layers['shared-ui'];

/** Takes the rules of shared components out of some joined sheets that stand in an earlier one of them already. */
export function withoutRepeats(sheets: string): string {
  const root = parse(sheets);
  const known = new Set<string>();
  for (const layer of root.nodes.filter(isShared)) {
    layer.each((rule) => {
      const text = String(rule);
      if (known.has(text)) rule.remove();
      known.add(text);
    });
    // A statement has no list of rules at all.
    if (layer.nodes?.length === 0) layer.remove();
  }
  return root.toString();
}
