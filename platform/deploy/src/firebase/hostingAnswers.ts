import { z } from 'zod';
import { rulesSchema } from '../host/rulesSchema';

/** What the API answers, as far as a deployment reads it. The names are Google's. */
export const versionAnswer = z.object({
  name: z.string(),
  status: z.string(),
  createTime: z.string().optional(),
  labels: z.record(z.string(), z.string()).optional(),
});

/** Read alone: a version of another tool has rules that are none of ours, and may be live. */
export const rulesAnswer = z.object({ config: rulesSchema.optional() });

export const channelAnswer = z.object({
  url: z.string(),
  release: z
    .object({
      type: z.string().optional(),
      releaseTime: z.string().optional(),
      releaseUser: z.object({ email: z.string().optional() }).optional(),
      message: z.string().optional(),
      version: versionAnswer.optional(),
    })
    .optional(),
});

export const filesAnswer = z.object({
  files: z.array(z.object({ path: z.string(), hash: z.string() })).optional(),
  nextPageToken: z.string().optional(),
});

export const versionsAnswer = z.object({
  versions: z.array(versionAnswer).optional(),
  nextPageToken: z.string().optional(),
});

export const populateAnswer = z.object({
  uploadRequiredHashes: z.array(z.string()).optional(),
  uploadUrl: z.string().optional(),
});
