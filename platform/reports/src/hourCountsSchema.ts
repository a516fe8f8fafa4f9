import { z } from 'zod';
import { HOUR_FORM } from './hour';

/** Counts as they are stored. */
export const hourCountsSchema = z.object({
  hour: z.string().regex(HOUR_FORM),
  counts: z.record(z.string(), z.record(z.string(), z.number().int().nonnegative())),
});
