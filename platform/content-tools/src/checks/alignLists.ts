import { SAME_IN_EVERY_LANGUAGE } from './sameInEveryLanguage';

/** Which entries of two lists belong together, by their positions. */
export interface Alignment {
  /** `undefined` when nothing tells the entries of lists of different lengths apart. */
  pairs?: readonly (readonly [from: number, to: number])[];
  /** Entries of the first list that the second lacks. */
  missing: readonly number[];
  /** Entries that only the second list has. */
  surplus: readonly number[];
}

/** What tells an entry from its neighbours in any language: its picture or drawing. */
function keyOf(entry: unknown): string | undefined {
  if (typeof entry !== 'object' || entry === null) return undefined;
  const names = Object.entries(entry).filter(([name]) => SAME_IN_EVERY_LANGUAGE.has(name));
  return names.length ? JSON.stringify(names) : undefined;
}

/** Pairs the entries of an original list and its translation, so that a missing entry does not shift those after it. */
export function alignLists(from: readonly unknown[], to: readonly unknown[]): Alignment {
  if (from.length === to.length) {
    return { pairs: from.map((_, at) => [at, at] as const), missing: [], surplus: [] };
  }
  const [keys, theirs] = [from.map(keyOf), to.map(keyOf)];
  const areTold = (list: readonly (string | undefined)[]) =>
    !list.includes(undefined) && new Set(list).size === list.length;
  if (!areTold(keys) || !areTold(theirs)) return { missing: [], surplus: [] };
  const pairs = keys.flatMap((key, at) => {
    const here = theirs.indexOf(key);
    return here === -1 ? [] : [[at, here] as const];
  });
  return {
    pairs,
    missing: keys.flatMap((key, at) => (theirs.includes(key) ? [] : [at])),
    surplus: theirs.flatMap((key, at) => (keys.includes(key) ? [] : [at])),
  };
}
