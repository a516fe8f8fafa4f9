import { dirname, join, resolve } from 'node:path';
import { z } from 'zod';
import { readJsonFile } from '@site/tooling/files/readJsonFile';
import { root } from '@site/tooling/workspace';

/** Which public sites there are. */
export const TARGETS_FILE = join(root, 'targets.json');

const address = z
  .url({ protocol: /^https?$/ })
  .refine((it) => !it.endsWith('/'), 'Write the address without a slash at the end.');

/** How long it may take until all servers of the host show a new version. */
const settleSeconds = z.number().min(0).max(600).default(20);

/** Headers that the host sets by itself, whatever it is told: they are not compared. */
const ownHeaders = z.array(z.string()).default([]);

const firebase = z.strictObject({
  host: z.literal('firebase'),
  site: z.string().regex(/^[a-z0-9-]+$/, 'Write the id of the site in Firebase Hosting.'),
  address,
  settleSeconds,
  ownHeaders,
});

const folder = z.strictObject({
  host: z.literal('folder'),
  folder: z.string().min(1),
  address,
  settleSeconds,
  ownHeaders,
  previewAddress: address.exactOptional(),
});

const name = z.string().regex(/^[a-z][a-z0-9-]*$/, 'Name it in small letters, such as staging.');
const schema = z.strictObject({
  $schema: z.string().exactOptional(),
  targets: z.record(name, z.discriminatedUnion('host', [firebase, folder])),
});

export type TargetSettings = z.infer<typeof firebase> | z.infer<typeof folder>;

/** Reads the settings of a target; a folder is relative to the file. Rejects when there is no such target. */
export async function readTarget(wanted: string, file = TARGETS_FILE): Promise<TargetSettings> {
  const { targets } = await readJsonFile(resolve(file), schema, file);
  const found = Object.hasOwn(targets, wanted) ? targets[wanted] : undefined;
  if (!found) {
    const names = Object.keys(targets).join(', ') || 'none';
    throw new Error(`There is no target "${wanted}" in ${file}: it has ${names}.`);
  }
  if (found.host === 'firebase') return found;
  return { ...found, folder: resolve(dirname(resolve(file)), found.folder) };
}
