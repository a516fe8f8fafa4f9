import { dirname, join, resolve } from 'node:path';
import { z } from 'zod';
import { databaseSchema } from '@site/contracts/databaseSchema';
import { UsageError } from '@site/tooling/command-line/command';
import { readJsonFile } from '@site/tooling/files/readJsonFile';
import { root } from '@site/tooling/workspace';
import type { TargetOptions } from '../host/target';

/** The target that is meant where a command names none and cannot mean the site on this machine. */
export const PRODUCTION = 'production';

/** Which public sites there are. Tests name a file of their own. */
const targetsFile = () => process.env.SITE_TARGETS ?? join(root, 'targets.json');

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
  shows: z.enum(['site', 'desk']).default('site'),
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

/** What the file says of a target. */
export type TargetRow = TargetOptions &
  (
    | Pick<z.infer<typeof firebase>, 'host' | 'site'>
    | Pick<z.infer<typeof folder>, 'host' | 'folder' | 'previewAddress'>
  );

async function readTargets(file: string): Promise<TargetRow[]> {
  const { targets } = await readJsonFile(file, schema);
  return Object.entries(targets).map(([name, row]): TargetRow => {
    const { settleSeconds, visits, violations, database, ...given } = row;
    const options = {
      name,
      settleMs: settleSeconds * 1000,
      settings: { visits, violations, database },
      productionDatabase: targets[PRODUCTION]?.database,
    };
    if (given.host === 'firebase') return { ...given, ...options };
    // A folder is relative to the file.
    return { ...given, ...options, folder: resolve(dirname(file), given.folder) };
  });
}

/** Reads what is said of a target. It takes no access token. Rejects when there is no such target. */
export async function readTarget(wanted: string): Promise<TargetRow> {
  const file = targetsFile();
  const targets = await readTargets(file);
  const found = targets.find(({ name }) => name === wanted);
  if (found) return found;
  const names = targets.map(({ name }) => name).join(', ') || 'none';
  throw new UsageError(`There is no target "${wanted}" in ${file}: it has ${names}.`);
}
