import { z } from 'zod';
import { rulesSchema } from '../host/rulesSchema';

/** In a version's folder: what it is, and how a server has to answer. */
export const VERSION_FILE = 'version.json';

export const versionSchema = z.object({
  on: z.iso.datetime(),
  by: z.string(),
  message: z.string(),
  fingerprint: z.string().exactOptional(),
  rules: rulesSchema,
  files: z.record(z.string(), z.string()),
});

export type VersionFile = z.infer<typeof versionSchema>;
