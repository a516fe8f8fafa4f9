import {
  makeLive,
  type Wanted,
  type Site,
  type Command,
  type FoundState,
  type StatePlace,
} from '@site/releases';
import type { ComposedSite } from '../host/readComposedSite';
import type { LiveVersion } from '../host/target';
import { compareVersions, type VersionChanges } from './compareVersions';
import type { PublicSite } from './publicSite';

/** What a deployment would do. */
export interface DryRun {
  composed: ComposedSite;
  /** What the host shows now; undefined while it shows nothing. */
  before: LiveVersion | undefined;
  changes: VersionChanges;
}

/** Takes what a command writes down, and keeps none of it. */
const withoutWriting = (place: StatePlace): StatePlace => {
  const found = (state: FoundState['state']): FoundState => ({
    state,
    replace: async (next) => found(next),
  });
  return { find: async () => found((await place.find()).state) };
};

/** Composes what a deployment would publish and compares it with what the host has. Changes nothing. */
export async function dryRun(
  { site, target, publisher }: PublicSite,
  wanted: Wanted,
  by: Command,
): Promise<DryRun> {
  let composed: ComposedSite | undefined;
  const unchanged: Site = {
    ...site,
    guarded: (work) => work(),
    deployments: withoutWriting(site.deployments),
    publisher: {
      keepsVersions: true,
      published: () => publisher.published(),
      publish: async (releases, options) => {
        composed = await publisher.compose(releases, options);
      },
    },
  };
  await makeLive(unchanged, wanted, { by });
  if (!composed) throw new Error('Nothing was composed.');
  const before = await target.live();
  const files = before ? await target.filesOf(before.version) : new Map<string, string>();
  return {
    composed,
    before,
    changes: compareVersions(files, await target.hashesOf(composed)),
  };
}
