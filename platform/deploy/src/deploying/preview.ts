import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { readDeploymentFile } from '@site/compose/site/deploymentFile';
import type { WantedReleases } from '../deployments/makeLive';
import { openReleases } from '../deployments/openReleases';
import type { ReleaseStore } from '@site/releases/store/releaseStore';
import type { Target, TargetOptions } from '../host/target';
import { describeDifferences } from '../verify/verifySite';
import { assertOwnDatabase } from './assertOwnDatabase';
import { assertReplaceable } from './assertReplaceable';
import { readComposition, type Composition } from './readComposition';
import { whoDeploys } from './versionOrigin';

export interface ComposePreviewOptions {
  target: TargetOptions;
  store: ReleaseStore;
  /** A composition that is in it is replaced. */
  folder: string;
  /** Whether browsers keep the pages of the target. */
  keepsPages: boolean;
  say(line: string): void;
}

/** Composes releases as a target would show them. It runs their server code, so it needs no credentials. */
export async function composePreview(
  live: WantedReleases,
  { target, store, folder, keepsPages, say }: ComposePreviewOptions,
): Promise<void> {
  await assertReplaceable(folder, async () => (await readDeploymentFile(folder)) !== undefined);
  const releases = await openReleases(store, live);
  if (releases.order) assertOwnDatabase(target, releases.order);
  await rm(folder, { recursive: true, force: true });
  const { settings } = target;
  const on = new Date().toISOString();
  // Its compilers are large, and publishing needs none.
  const { composeSite } = await import('@site/compose/site/composeSite');
  try {
    await composeSite(releases, { on, site: folder, settings, keepsPages, say });
  } catch (failure) {
    // The next run would take it for somebody's files.
    await rm(folder, { recursive: true, force: true });
    throw failure;
  }
}

/** A link would publish a file of this machine, such as one with credentials. */
async function assertNoLinks(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const link = entries.find((entry) => !entry.isFile() && !entry.isDirectory());
  if (link) throw new Error(`${join(link.parentPath, link.name)} is not a file.`);
}

export interface Preview {
  address: string;
  composition: Composition;
}

/** Publishes what was composed in a folder, and runs none of it. Called inside `Site.withLock`. */
export async function publishPreview(
  target: Target,
  folder: string,
  { channel, say }: { channel: string; say(line: string): void },
): Promise<Preview> {
  await assertNoLinks(folder);
  const composition = await readComposition(folder, target, say);
  const origin = { by: whoDeploys(), message: `preview ${channel}`, isPreview: true };
  const version = await target.create(composition, origin);
  const address = await target.preview(version, channel);
  if (address === undefined) throw new Error(`${target.name} has no address for previews.`);
  if (target.isLocal) return { address, composition };
  const differences = await composition.verify(address);
  if (differences.length) {
    throw new Error(`${address} is not what was composed. ${describeDifferences(differences)}`);
  }
  return { address, composition };
}
