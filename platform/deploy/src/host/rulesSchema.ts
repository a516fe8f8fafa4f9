import { z } from 'zod';
import type { HostingRules } from '../hosting/hostingRules';

/** The rules as a host gives them back. */
export const rulesSchema: z.ZodType<HostingRules> = z.object({
  headers: z
    .array(z.object({ glob: z.string(), headers: z.record(z.string(), z.string()) }))
    .default([]),
  rewrites: z
    .array(
      z.union([
        z.object({ glob: z.string(), function: z.string(), functionRegion: z.string() }),
        z.object({ regex: z.string(), path: z.string() }),
      ]),
    )
    .exactOptional(),
});
