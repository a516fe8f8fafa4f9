import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, type ChildNode } from 'postcss';
import { builtApplications, folderOf, root } from '@site/tooling/workspace';

const folders = ['shared-ui', 'order-desk', ...builtApplications.map(folderOf)];
const sheets = folders.flatMap((folder) =>
  readdirSync(join(root, folder, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .map((file) => join(folder, 'src', file)),
);

function isGuarded(node: ChildNode): boolean {
  for (let outer = node.parent; outer; outer = outer.parent as typeof outer) {
    if ('params' in outer && /\(--hover\)/.test(String(outer.params))) return true;
  }
  return false;
}

/** The selectors of a sheet that name `:hover`, guarded or not. */
function hoverRules(css: string, guarded: boolean): string[] {
  const found: string[] = [];
  parse(css).walkRules(/:hover/, (rule) => {
    if (isGuarded(rule) === guarded) found.push(rule.selector);
  });
  return found;
}

test('nothing looks hovered where a finger taps: `:hover` stands in `@media (--hover)`', () => {
  const css = sheets.map((sheet) => readFileSync(join(root, sheet), 'utf8'));
  expect(css.flatMap((text) => hoverRules(text, true)).length).toBeGreaterThan(5);
  const unguarded = sheets.flatMap((sheet, index) =>
    hoverRules(css[index] ?? '', false).map((selector) => `${sheet}: ${selector}`),
  );
  expect(unguarded).toEqual([]);
});
