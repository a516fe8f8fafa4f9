import { dirname, join, resolve } from 'node:path';
import { z } from 'zod';
import { databaseSchema } from '@site/contracts/databaseSchema';
import type { Database } from '@site/contracts/database';
import { UsageError } from '@site/tooling/command-line/command';
import { readJsonFile } from '@site/tooling/files/readJsonFile';
import { root } from '@site/tooling/workspace';

/** The target that is meant where a command names none and cannot mean the site on this machine. */
export const PRODUCTION = 'production';

/** Which public sites there are. */
const TARGETS_FILE = join(root, 'targets.json');

const address = z
  .url({ protocol: /^https?$/ })
  .refine((it) => !it.endsWith('/'), 'Write the address without a slash at the end.');

/** How long it may take until all servers of the host show a new version. */
const settleSeconds = z.number().min(0).max(600).default(20);

/** Headers that the host sets by itself, whatever it is told: they are not compared. */
const ownHeaders = z.array(z.string()).default([]);

/** Where reports go: a path of the site, which the host has to pass on, or a service. */
const reports = z
  .union([z.string().regex(/^\/[\w/-]+$/), z.url({ protocol: /^https$/ })])
  .exactOptional();

const common = {
  address,
  settleSeconds,
  ownHeaders,
  visits: reports,
  violations: reports,
  database: databaseSchema.exactOptional(),
};

const firebase = z.strictObject({
  host: z.literal('firebase'),
  site: z.string().regex(/^[a-z0-9-]+$/, 'Write the id of the site in Firebase Hosting.'),
  ...common,
});

const folder = z.strictObject({
  host: z.literal('folder'),
  folder: z.string().min(1),
  ...common,
  previewAddress: address.exactOptional(),
});

const name = z.string().regex(/^[a-z][a-z0-9-]*$/, 'Name it in small letters, such as staging.');
const schema = z.strictObject({
  $schema: z.string().exactOptional(),
  targets: z.record(name, z.discriminatedUnion('host', [firebase, folder])),
});

/** A row of the file, and the database that production names there. */
export type TargetRow = (z.infer<typeof firebase> | z.infer<typeof folder>) & {
  productionDatabase: Database | undefined;
};

const readTargets = async (file: string) =>
  (await readJsonFile(resolve(file), schema, file)).targets;

/** The targets that are folders, by name; their folders are relative to the file. */
export async function folderTargets(file = TARGETS_FILE) {
  const found = Object.entries(await readTargets(file));
  return found.flatMap(([name, it]) =>
    it.host === 'folder'
      ? [{ name, ...it, folder: resolve(dirname(resolve(file)), it.folder) }]
      : [],
  );
}

/** Reads the settings of a target; a folder is relative to the file. Rejects when there is no such target. */
export async function readTarget(wanted: string, file = TARGETS_FILE): Promise<TargetRow> {
  const targets = await readTargets(file);
  const found = Object.hasOwn(targets, wanted) ? targets[wanted] : undefined;
  if (!found) {
    const names = Object.keys(targets).join(', ') || 'none';
    throw new UsageError(`There is no target "${wanted}" in ${file}: it has ${names}.`);
  }
  const productionDatabase = targets[PRODUCTION]?.database;
  if (found.host === 'firebase') return { ...found, productionDatabase };
  return { ...found, productionDatabase, folder: resolve(dirname(resolve(file)), found.folder) };
}
