import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { parseWithSchema } from '@site/releases/release/parseWithSchema';
import { releasesOf, type LiveReleases } from '@site/releases/release/releaseFormat';
import { ifThere } from '@site/tooling/files/ifThere';
import type { ApplicationName } from '@site/tooling/workspace';

/** Where a site says what it shows: servers and tools ask for this file. Browsers find it in each page. */
export const DEPLOYMENT_PATH = '/deployment.json';

const schema = z.object({
  /** The live releases, by id. */
  live: z
    .record(z.string(), z.string())
    .transform((live): { readonly [Name in ApplicationName]?: string } => live),
  /** What orders may be for. Left out where the release of the order form does not say it. */
  orderValues: z.array(z.string()).exactOptional(),
  /** Says that browsers keep no pages. */
  offline: z.literal('off').exactOptional(),
});

/** Which releases a site shows, and what follows from them. */
export type DeploymentFile = z.infer<typeof schema>;

export async function writeDeploymentFile(
  site: string,
  live: LiveReleases,
  keepsPages: boolean,
): Promise<void> {
  const { orderValues } = live.order ?? {};
  const deployment: DeploymentFile = {
    live: Object.fromEntries(releasesOf(live).map(({ application, id }) => [application, id])),
    ...(orderValues && { orderValues }),
    ...(!keepsPages && { offline: 'off' }),
  };
  const file = join(site, DEPLOYMENT_PATH);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, `${JSON.stringify(deployment, null, 2)}\n`);
}

/** Reads what a composed site shows. Undefined where there is none, or one of before it said so. */
export const readDeploymentFile = (site: string): Promise<DeploymentFile | undefined> =>
  readDeploymentFileBy((path) => ifThere(readFile(join(site, path), 'utf8')));

/** The same where files are read in another way, which gives undefined where there is no such file. */
export async function readDeploymentFileBy(
  readIfThere: (path: string) => Promise<string | undefined>,
): Promise<DeploymentFile | undefined> {
  const text = await readIfThere(DEPLOYMENT_PATH);
  if (text === undefined) return undefined;
  return parseWithSchema(schema, text, { address: DEPLOYMENT_PATH, what: 'deployment' });
}

/** The same where the site is asked at its address. Others, and none that answers, are no site of ours. */
export async function readDeploymentFileAt(
  address: string,
  timeoutMs = 20_000,
): Promise<DeploymentFile | undefined> {
  try {
    return await readDeploymentFileBy(async (path) => {
      const response = await fetch(address + path, { signal: AbortSignal.timeout(timeoutMs) });
      const text = await response.text();
      return response.ok ? text : undefined;
    });
  } catch {
    return undefined;
  }
}
