import { z } from 'zod';
import { currentName } from '@site/contracts/remotes';
import { addCounts, type Counts } from './counts';
import { HOUR_FORM } from './hour';

/** Counts as they are stored. */
export const hourCountsSchema = z.object({
  hour: z.string().regex(HOUR_FORM),
  counts: z.record(z.string(), z.record(z.string(), z.number().int().nonnegative())).transform(
    // An hour may have been counted under the names of before contract 5 and under those of today.
    (counts) => {
      const named: Counts = {};
      for (const [subject, counters] of Object.entries(counts))
        addCounts(named, { [currentName(subject)]: counters });
      return named;
    },
  ),
});
