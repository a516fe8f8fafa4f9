import type { StyleBlock } from './styleBlock';

const classesOfBlock = new WeakMap<StyleBlock, readonly string[]>();

function classesOf(block: StyleBlock): readonly string[] {
  const known = classesOfBlock.get(block);
  if (known) return known;
  const names = [...block.text.matchAll(/\.(-?[_a-z][\w-]*)(?=[^{}]*\{)/gi)].map(
    ([, name = '']) => name,
  );
  const classes = [...new Set(names)];
  classesOfBlock.set(block, classes);
  return classes;
}

/** Whether some HTML has an element of a class that a sheet has rules for. Rules without a class do not count. */
export const showsStylesOf = (block: StyleBlock, html: string): boolean =>
  classesOf(block).some((it) => html.includes(it));
