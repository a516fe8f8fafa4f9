/** Numbers that look like chance and follow from a seed (mulberry32). */
export interface Random {
  /** A whole number below a limit. */
  below(limit: number): number;
  /** One of these. */
  pick<Item>(items: readonly Item[]): Item;
}

export function randomOf(seed: number): Random {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let it = Math.imul(state ^ (state >>> 15), 1 | state);
    it = (it + Math.imul(it ^ (it >>> 7), 61 | it)) ^ it;
    return ((it ^ (it >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    below,
    pick<Item>(items: readonly Item[]) {
      if (items.length === 0) throw new Error('There is nothing to pick from.');
      return items[below(items.length)] as Item;
    },
  };
}
