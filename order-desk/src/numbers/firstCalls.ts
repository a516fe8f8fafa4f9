import { answerBounds } from '@site/order-model/staffCollections';
import type { WeekCounts } from '@site/order-model/weekCounts';

/** The enquiries that arrived in an hour of the day, and how fast they were called. */
export interface HourCounts {
  /** From 0 to 23. */
  hour: number;
  counts: Readonly<Record<string, number>>;
}

/** Those of these weeks, by the hour in which they arrived, as far as any did. */
export function byHour(weeks: readonly WeekCounts[]): HourCounts[] {
  return Array.from({ length: 24 }, (_, hour) => {
    const counts: Record<string, number> = {};
    for (const { firstCalls } of weeks) {
      for (const [name, count] of Object.entries(firstCalls[`h${hour}`] ?? {})) {
        counts[name] = (counts[name] ?? 0) + count;
      }
    }
    return { hour, counts };
  }).filter(({ counts }) => Object.keys(counts).length > 0);
}

/** How many were called first within a bound, in minutes, or within one before it. */
export const calledWithin = (rows: readonly HourCounts[], bound: number): number =>
  answerBounds
    .filter((minutes) => minutes <= bound)
    .flatMap((minutes) => rows.map(({ counts }) => counts[`m${minutes}`] ?? 0))
    .reduce((sum, count) => sum + count, 0);
