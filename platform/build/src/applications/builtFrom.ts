import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { distOf, siteFolder, type ApplicationName } from '@site/tooling/workspace';
import { fingerprintOf, hasChangedSince, type BuildInputs } from './buildInputs';

/** Where an application's build keeps what it was made from. */
export const builtFromFile = (name: ApplicationName) => join(distOf(name), 'built-from.json');

/** Beside the site: what it was composed from. */
export const COMPOSED_FROM = `${siteFolder}-composed-from.json`;

/** What a `built-from.json` beside a build holds. */
const builtFrom = z.object({
  inputs: z.object({
    files: z.array(z.string()),
    folders: z.array(z.string()),
    missing: z.array(z.string()),
  }),
  fingerprint: z.string(),
});

/** Forgets what was built, so that it is built again. */
export const forgetBuild = (file: string): Promise<void> => rm(file, { force: true });

/** Remembers in `file` what a build was made from; `startedAt` is the time at which it began, in ms. */
export async function rememberBuild(
  file: string,
  inputs: BuildInputs,
  startedAt: number,
): Promise<void> {
  // The build may have read an input before it was saved, or after.
  if (await hasChangedSince(startedAt, inputs)) return forgetBuild(file);
  const content: z.infer<typeof builtFrom> = { inputs, fingerprint: await fingerprintOf(inputs) };
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, JSON.stringify(content, null, 1));
}

/** True when everything that went into the build is as it was then. */
export async function isUpToDate(file: string): Promise<boolean> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined) return false;
  try {
    const { inputs, fingerprint } = builtFrom.parse(JSON.parse(text));
    return fingerprint === (await fingerprintOf(inputs));
  } catch {
    return false;
  }
}
