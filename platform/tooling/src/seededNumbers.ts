/** Numbers from 0 up to 1 that look like chance and follow from a seed (mulberry32), so that a run can be repeated. */
export function seededNumbers(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export interface Random {
  /** A whole number from 0 to `end - 1`. */
  below(end: number): number;
  /** True with this probability, from 0 (never) to 1 (always). */
  is(probability: number): boolean;
  /** One of these. @throws when there are none */
  pick<Item>(items: readonly Item[]): Item;
}

export function randomOf(seed: number): Random {
  const next = seededNumbers(seed);
  const below = (end: number) => Math.floor(next() * end);
  return {
    below,
    is: (probability) => next() < probability,
    pick<Item>(items: readonly Item[]) {
      if (items.length === 0) throw new Error('There is nothing to pick from.');
      return items[below(items.length)] as Item;
    },
  };
}
