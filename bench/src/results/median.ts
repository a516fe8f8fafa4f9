/** The middle of some numbers; undefined for none. */
export function median(numbers: readonly number[]): number | undefined {
  const sorted = [...numbers].sort((a, b) => a - b);
  const half = Math.floor(sorted.length / 2);
  const upper = sorted[half];
  const lower = sorted[half - 1];
  if (upper === undefined) return undefined;
  return sorted.length % 2 || lower === undefined ? upper : (lower + upper) / 2;
}
