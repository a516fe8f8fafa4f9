/**
 * Does something with each item, at most so many at a time. Starts no more after the first failure, lets what is under way end,
 * and rejects with that failure.
 */
export async function mapWithLimit<Item, Result>(
  items: readonly Item[],
  limit: number,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  let failure: { reason: unknown } | undefined;
  let next = 0;
  async function lane() {
    while (next < items.length && !failure) {
      const index = next++;
      try {
        results[index] = await work(items[index] as Item);
      } catch (reason) {
        failure ??= { reason };
      }
    }
  }
  await Promise.all(Array.from({ length: Math.min(limit, items.length) }, lane));
  if (failure) throw failure.reason;
  return results;
}
