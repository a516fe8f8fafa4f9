import type { Deployment } from '../deployments/state/deploymentState';
import type { Rebuild } from '@site/releases/making/rebuildReleases';
import { sourceCommit, uncommittedWarning } from '@site/releases/making/workspacePackages';
import {
  type Release,
  type LiveReleases,
  type StoredRelease,
  releaseTitle,
} from '@site/releases/release/releaseFormat';
import { applicationNames } from '@site/tooling/workspace';
import type { PublicSite } from './publicSite';

/** The first file that two builds of a release do not have alike; undefined when there is none. */
function firstDifferentFile(
  { files }: Pick<Release, 'files'>,
  { files: others }: Pick<Release, 'files'>,
): string | undefined {
  const names = [...new Set([...Object.keys(files), ...Object.keys(others)])].sort();
  const differing = names.filter((name) => files[name] !== others[name]);
  // A server's build holds the address of the release, which follows from the files for the browser.
  return differing.find((name) => !name.startsWith('server/')) ?? differing[0];
}

async function rebuildLive(
  site: PublicSite,
  { live }: Deployment,
  rebuild: Rebuild,
  say: (line: string) => void,
): Promise<LiveReleases> {
  const releases: Release[] = [];
  const adopted: StoredRelease[] = [];
  for (const name of applicationNames) {
    const id = live[name];
    if (id === undefined) continue;
    const release = await site.store.open(name, id);
    if (!release) throw new Error(`${name} ${id} is not in the store ${site.store.address}.`);
    (release.adopted ? adopted : releases).push(release);
    if (release.adopted)
      say(`${releaseTitle(release)} was built by others: it is compared with the store.`);
  }
  const rebuilt = await rebuild(releases);
  for (const [at, release] of releases.entries()) {
    const file = firstDifferentFile(release, rebuilt[at] ?? { files: {} });
    if (file === undefined) continue;
    throw new Error(
      `${releaseTitle(release)} is not what its commit ${release.commit} makes: ${file} differs.`,
    );
  }
  const entries = [...rebuilt, ...adopted].map((made) => [made.application, made] as const);
  return Object.fromEntries(entries) as unknown as LiveReleases;
}

/** @throws where the desk was built from something that is not a commit, or these sources would be */
function assertDeskCanBeRebuilt(composedBy: string | null | undefined, here: string | null): void {
  const wasUncommitted = uncommittedWarning(composedBy, 'The order desk', ' and deploy again');
  if (wasUncommitted) throw new Error(wasUncommitted);
  if (uncommittedWarning(here, 'The order desk', '')) {
    throw new Error(
      'The order desk is rebuilt from these sources, which have changes that are not committed: git status names them.',
    );
  }
}

/**
 * Rebuilds what is recorded as live from its commits, composes it, and compares every file and header of the public address.
 * Takes nothing from the store but descriptions of releases, what others built, and the files of earlier ones, by their hashes.
 * @returns a line for each difference @throws when a release is not what its commit makes
 */
export async function verifyPublicSite(
  site: PublicSite,
  rebuild: Rebuild,
  say: (line: string) => void,
): Promise<string[]> {
  const { state } = await site.deployments.find();
  const [current, ...history] = state?.history ?? [];
  if (!current) throw new Error(`Nothing is recorded of ${site.target.name}.`);
  const [composedBy, here] = [current.publication?.commit, sourceCommit()];
  const showsDesk = site.target.shows === 'desk';
  if (showsDesk) assertDeskCanBeRebuilt(composedBy, here);
  if (composedBy !== here) {
    say(
      `The pages were composed by the sources of ${composedBy}, and these are of ${here}: differences may come from that.`,
    );
  }
  const releases = showsDesk ? undefined : await rebuildLive(site, current, rebuild, say);
  const composition = await site.compose(releases, {
    on: current.on,
    by: current.by,
    history,
    keepsPages: current.offline !== 'off',
    announce: async () => {},
  });
  return composition.verify(site.target.address, { sample: Number.MAX_SAFE_INTEGER });
}
