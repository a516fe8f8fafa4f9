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

/** The classes of all elements of some HTML. */
export function classesIn(html: string): ReadonlySet<string> {
  const names = [...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, it = '']) => it.split(/\s+/));
  return new Set(names);
}

/** Whether one of these classes is one that a sheet has rules for. Rules without a class do not count. */
export const showsStylesOf = (block: StyleBlock, classes: ReadonlySet<string>): boolean =>
  classesOf(block).some((it) => classes.has(it));

/** Whether a sheet is for elements of its own classes. */
export const hasClasses = (block: StyleBlock): boolean => classesOf(block).length > 0;
