import {
  type Deployment,
  type StoredRelease,
  type LiveReleases,
  releaseTitle,
  sourceCommit,
} from '@site/releases';
import { applicationOf, shortNames } from '@site/tooling/applicationShortNames';
import { folderOf } from '@site/tooling/workspace';
import type { PublicSite } from '../deploying/publicSite';
import type { OwnedDifference } from '../verify/ownerOf';
import { firstDifferentFile } from './firstDifferentFile';
import type { Rebuild } from './rebuild';

async function rebuildLive(
  { site }: PublicSite,
  { live }: Deployment,
  rebuild: Rebuild,
): Promise<LiveReleases> {
  const rebuilt: Record<string, StoredRelease> = {};
  for (const name of shortNames) {
    const application = applicationOf(name);
    const id = live[name];
    if (id === undefined) continue;
    const release = await site.store.read(application, id);
    if (!release) throw new Error(`${name} ${id} is not in the store ${site.store.address}.`);
    const made = await rebuild(release);
    const file = firstDifferentFile(release, made);
    if (file !== undefined) {
      throw new Error(
        `${releaseTitle(release)} is not what its commit ${release.commit} makes: ${file} differs (owner: ${folderOf(application)}).`,
      );
    }
    rebuilt[application] = made;
  }
  return rebuilt as unknown as LiveReleases;
}

/**
 * Rebuilds what is recorded as live from its commits, composes it, and compares every file and header of the public address.
 * Takes nothing from the store but descriptions of releases, and the files of earlier ones, by their hashes.
 * @returns what differs, and whose it is @throws when a release is not what its commit makes
 */
export async function verifyPublicSite(
  site: PublicSite,
  rebuild: Rebuild,
  say: (line: string) => void,
): Promise<OwnedDifference[]> {
  const { state } = await site.site.deployments.find();
  const [current, ...history] = state?.history ?? [];
  if (!current) throw new Error(`Nothing is recorded of ${site.target.name}.`);
  const [composedBy, here] = [current.publication?.commit, await sourceCommit()];
  if (composedBy !== here) {
    say(
      `The pages were composed by the sources of ${composedBy}, and these are of ${here}: differences may come from that.`,
    );
  }
  await site.publisher.compose(await rebuildLive(site, current, rebuild), {
    ...{ on: current.on, by: current.by, history, offered: [] },
    keepsPages: current.offline !== 'off',
    announce: async () => {},
  });
  return site.publisher.verifyWhole(site.target.address);
}
