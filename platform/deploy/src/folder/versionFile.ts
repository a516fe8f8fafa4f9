import { z } from 'zod';

/** In a version's folder: what it is, and how a server has to answer. */
export const VERSION_FILE = 'version.json';

export const versionSchema = z.object({
  on: z.iso.datetime(),
  by: z.string(),
  message: z.string(),
  fingerprint: z.string().exactOptional(),
  rules: z.object({
    headers: z.array(
      z.object({
        source: z.string(),
        headers: z.array(z.object({ key: z.string(), value: z.string() })),
      }),
    ),
    cleanUrls: z.boolean(),
    trailingSlash: z.boolean(),
    rewrites: z
      .array(
        z.object({
          source: z.string(),
          function: z.object({ functionId: z.string(), region: z.string() }),
        }),
      )
      .exactOptional(),
  }),
  files: z.record(z.string(), z.string()),
});

export type VersionFile = z.infer<typeof versionSchema>;
