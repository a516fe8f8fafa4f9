import postcss, { type AtRule, type Container, type Root, type Rule } from 'postcss';

/** Tells for each selector whether it matches an element of the page. */
export type Matcher = (selectors: readonly string[]) => Promise<readonly boolean[]>;

/** States that come and go without a script: a rule for one is in use when its element is there. */
const STATES =
  /::?(?:before|after|marker|selection|placeholder|backdrop|details-content|file-selector-button|-[\w-]+)(?:\([^)]*\))?|:(?:hover|active|focus|focus-visible|focus-within|target|checked|open|popover-open|user-valid|user-invalid|valid|invalid|placeholder-shown|autofill)\b/g;

/** The selector of the elements themselves, whatever state they are in. */
export const withoutStates = (selector: string): string => selector.replace(STATES, '') || '*';

/** Keeps the rules of a style that something in the page uses. */
export async function usedStyles(css: string, matches: Matcher): Promise<string> {
  const root = postcss.parse(css);
  const rules: Rule[] = [];
  root.walkRules((rule) => {
    if (!isKeyframe(rule)) rules.push(rule);
  });
  const asked = rules.flatMap((rule) => rule.selectors.map((it) => withoutStates(whole(it, rule))));
  const answers = await matches(asked);
  let next = 0;
  for (const rule of rules) {
    const used = rule.selectors.filter(() => answers[next++]);
    if (used.length) rule.selectors = used;
    else rule.remove();
  }
  root.walkAtRules('media', (it) => {
    if (it.params === 'print') it.remove();
  });
  removeEmpty(root);
  removeUnnamed(root);
  root.walkComments((it) => void it.remove());
  return root.toString();
}

const isKeyframe = ({ parent }: Rule) =>
  parent?.type === 'atrule' && (parent as AtRule).name.endsWith('keyframes');

/** The selector of a nested rule, with that of the rule around it. */
function whole(selector: string, { parent }: Rule): string {
  if (parent?.type !== 'rule') return selector;
  const outer = `:is(${(parent as Rule).selectors.map(withoutStates).join(',')})`;
  return selector.includes('&') ? selector.replaceAll('&', outer) : `${outer} ${selector}`;
}

/** Removes blocks that have nothing left in them. A statement such as `@layer a, b;` has no block, and orders the others. */
function removeEmpty(container: Container): void {
  container.each((node) => {
    if (!('nodes' in node) || !node.nodes) return;
    removeEmpty(node as Container);
    if (node.nodes.length === 0) node.remove();
  });
}

/** Removes animations and fonts whose name no rule mentions. */
function removeUnnamed(root: Root): void {
  const mentioned: string[] = [];
  root.walkDecls((declaration) => {
    const { parent } = declaration;
    if (parent?.type === 'atrule' && (parent as AtRule).name === 'font-face') return;
    mentioned.push(declaration.value);
  });
  const text = mentioned.join(' ');
  root.walkAtRules(/keyframes$/, (it) => {
    if (!text.includes(it.params)) it.remove();
  });
  root.walkAtRules('font-face', (it) => {
    let family = '';
    it.walkDecls('font-family', ({ value }) => void (family = value.replace(/["']/g, '')));
    if (!text.includes(family)) it.remove();
  });
}
