import { z } from 'zod';
import { rulesSchema } from '../host/rulesSchema';

/** In a version's folder: what it is, and how a server has to answer. */
export const VERSION_FILE = 'version.json';

/** Read alone of what is live: another tool may have put it there, with rules that are none of ours. */
export const originSchema = z.object({
  on: z.iso.datetime(),
  by: z.string(),
  message: z.string(),
  fingerprint: z.string().exactOptional(),
});

export const versionSchema = originSchema.extend({
  rules: rulesSchema,
  files: z.record(z.string(), z.string()),
});

export type VersionFile = z.infer<typeof versionSchema>;
