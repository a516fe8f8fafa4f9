/** Reproducible random choices: the same seed gives the same ones. */
export interface Random {
  /** A whole number from 0 to `end - 1`. */
  below(end: number): number;
  /** True with this probability, from 0 (never) to 1 (always). */
  is(probability: number): boolean;
  pick<Item>(items: readonly Item[]): Item;
}

/** The mulberry32 generator. */
export function randomOf(seed: number): Random {
  let state = seed | 0;
  function next(): number {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
  const below = (end: number) => Math.floor(next() * end);
  return {
    below,
    is: (probability) => next() < probability,
    pick: (items) => items[below(items.length)] as (typeof items)[number],
  };
}
