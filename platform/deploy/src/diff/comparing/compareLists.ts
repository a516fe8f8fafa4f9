import { diffArrays } from 'diff';

/** Something that was added, removed, or put in the place of something else. */
export interface ListChange<Item> {
  before?: Item;
  after?: Item;
}

/**
 * What changes from one list to another. Of what was removed and added at one place, the most alike are one change.
 * @param likeness from 0, for what has nothing to do with each other, to 1
 */
export function compareLists<Item>(
  before: readonly Item[],
  after: readonly Item[],
  keyOf: (item: Item) => string,
  likeness: (one: Item, other: Item) => number,
): ListChange<Item>[] {
  const parts = diffArrays([...before], [...after], {
    comparator: (one, other) => keyOf(one) === keyOf(other),
  });
  const changes: ListChange<Item>[] = [];
  let removed: Item[] = [];
  let added: Item[] = [];
  const endPlace = () => {
    changes.push(...pair(removed, added, likeness));
    [removed, added] = [[], []];
  };
  for (const { value, added: isAdded, removed: isRemoved } of parts) {
    if (isRemoved) removed.push(...value);
    else if (isAdded) added.push(...value);
    else endPlace();
  }
  endPlace();
  return changes;
}

function pair<Item>(
  removed: readonly Item[],
  added: readonly Item[],
  likeness: (one: Item, other: Item) => number,
): ListChange<Item>[] {
  const rest = [...added];
  const changes: ListChange<Item>[] = removed.map((before) => {
    const scores = rest.map((it) => likeness(before, it));
    const best = Math.max(0, ...scores);
    if (best === 0) return { before };
    const [after] = rest.splice(scores.indexOf(best), 1);
    return after === undefined ? { before } : { before, after };
  });
  return [...changes, ...rest.map((after) => ({ after }))];
}

const wordsOf = (text: string) =>
  new Set(
    text
      .toLowerCase()
      .split(/[\s.,;:!?]+/)
      .filter(Boolean),
  );

/** The share of words that two texts have in common. */
export function sharedWords(one: string, other: string): number {
  const [words, others] = [wordsOf(one), wordsOf(other)];
  const shared = [...words].filter((it) => others.has(it)).length;
  return (2 * shared) / Math.max(1, words.size + others.size);
}
