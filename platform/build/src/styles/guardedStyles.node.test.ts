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

function isGuarded(node: ChildNode, query: string): boolean {
  for (let outer = node.parent; outer; outer = outer.parent as typeof outer) {
    if ('params' in outer && String(outer.params).includes(query)) return true;
  }
  return false;
}

/** Where the sheets have something, by whether it stands in a media query. */
function whereIn(query: string, visit: (css: string, found: (node: ChildNode) => void) => void) {
  const places = { guarded: [] as string[], unguarded: [] as string[] };
  for (const sheet of sheets)
    visit(readFileSync(join(root, sheet), 'utf8'), (node) => {
      const rule = 'selector' in node ? node : node.parent;
      const place = `${sheet}: ${rule && 'selector' in rule ? String(rule.selector) : ''}`;
      places[isGuarded(node, query) ? 'guarded' : 'unguarded'].push(place);
    });
  return places;
}

test('nothing looks hovered where a finger taps: `:hover` stands in `@media (--hover)`', () => {
  const { guarded, unguarded } = whereIn('(--hover)', (css, found) =>
    parse(css).walkRules(/:hover/, found),
  );
  expect(guarded.length).toBeGreaterThan(5);
  expect(unguarded).toEqual([]);
});

/** An animation without a time of its own goes with the scrolling; one of 0 s shows something later. */
function isMotion(prop: string, value: string): boolean {
  if (prop.startsWith('transition'))
    return /\b(all|transform|scale|rotate|translate)\b/.test(value);
  const [duration] = /[\d.]+m?s\b|var\(/.exec(value) ?? [];
  return duration !== undefined && parseFloat(duration) !== 0;
}

test('nothing moves for who asked for less of it: motion stands in `@media (--motion)`', () => {
  const { guarded, unguarded } = whereIn('(--motion)', (css, found) =>
    parse(css).walkDecls(
      /^(transition|animation)(-property|-duration)?$/,
      (it) => void (isMotion(it.prop, it.value) && found(it)),
    ),
  );
  expect(guarded.length).toBeGreaterThan(3);
  // `morph.ts` of the shell begins no view transition then.
  expect(unguarded.filter((place) => !place.includes('::view-transition'))).toEqual([]);
});
