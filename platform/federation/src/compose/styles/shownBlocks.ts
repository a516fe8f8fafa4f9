import type { StyleBlock } from '../../page/styleBlock';
import { isShared } from '../../styles/sharedClasses';

const classesOfBlock = new WeakMap<StyleBlock, readonly string[]>();

/** The classes that a block has rules for. */
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
function classesIn(html: string): ReadonlySet<string> {
  const names = [...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, it = '']) => it.split(/\s+/));
  return new Set(names);
}

/** Whether a block is for elements of its own classes. */
export const hasClasses = (block: StyleBlock): boolean => classesOf(block).length > 0;

/**
 * Chooses from some blocks those that a page needs beside others that it has anyway: those with rules for classes of one
 * application that it shows. Rules of a shared component stand in many blocks; they are needed once.
 */
export function shownBlocks<Block extends StyleBlock>(
  html: string,
  present: readonly StyleBlock[],
  blocks: readonly Block[],
): ReadonlySet<Block> {
  const classes = classesIn(html);
  const shown = new Set(
    blocks.filter((it) => classesOf(it).some((name) => classes.has(name) && !isShared(name))),
  );
  const covered = new Set([...present, ...shown].flatMap(classesOf));
  for (const block of blocks) {
    const isMissing = (name: string) => classes.has(name) && !covered.has(name);
    if (shown.has(block) || !classesOf(block).some(isMissing)) continue;
    shown.add(block);
    classesOf(block).forEach((name) => covered.add(name));
  }
  return shown;
}
