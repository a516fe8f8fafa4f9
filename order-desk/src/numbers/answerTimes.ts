import type { WeekCounts } from '../model/weekCounts';

/**
 * The hours within which half of a week's enquiries were answered first: the least bound that holds half of those that
 * were answered. Infinity when it took longer than the last bound, undefined when nobody has answered any.
 */
export function medianHours(
  { answered, answerTimes }: Pick<WeekCounts, 'answered' | 'answerTimes'>,
  bounds: readonly number[],
): number | undefined {
  if (answered === 0) return undefined;
  let within = 0;
  for (const bound of bounds) {
    within += answerTimes[`h${bound}`] ?? 0;
    if (within * 2 >= answered) return bound;
  }
  return Infinity;
}
