import { join } from 'node:path';
import type { Publisher, PublishOptions } from '../deployments/publisher';
import type {
  Deployment,
  Publication,
  SiteContent,
  StatePlace,
} from '../deployments/state/deploymentState';
import { sourceCommit } from '@site/releases/making/workspacePackages';
import type { LiveReleases } from '@site/releases/release/releaseFormat';
import type { ReleaseStore } from '@site/releases/store/releaseStore';
import { describeVersion, type LiveVersion, type Target } from '../host/target';
import { adviceOn, describeDifferences } from '../verify/verifySite';
import { composeDesk } from './composeDesk';
import { assertOwnDatabase } from './assertOwnDatabase';
import { readComposition, type Composition } from './readComposition';
import { openDeploymentsOf } from './openDeployments';
import { releasesForOpenTabs } from './releasesForOpenTabs';
import { originOf } from './versionOrigin';

export interface HostPublisherOptions {
  target: Target;
  store(): ReleaseStore;
  deployments(): StatePlace;
  /** Makes an empty folder; each composition is made in a folder of its own below it. */
  folder(): Promise<string>;
  say(line: string): void;
}

const NOTHING: SiteContent = { live: {} };

export interface HostPublisher extends Publisher {
  compose(releases: LiveReleases | undefined, options: PublishOptions): Promise<Composition>;
  /** What was composed last. @throws while nothing was */
  composed(): Composition;
}

export function hostPublisher({
  target,
  store,
  deployments,
  folder,
  say,
}: HostPublisherOptions): HostPublisher {
  let last: Composition | undefined;
  let compositions = 0;

  async function compose(
    releases: LiveReleases | undefined,
    { on, keepsPages, history }: PublishOptions,
  ): Promise<Composition> {
    compositions += 1;
    const site = join(await folder(), String(compositions));
    if (releases === undefined) {
      await composeDesk(site, target.settings.database);
      return (last = await readComposition(site, target, say));
    }
    if (releases.order) assertOwnDatabase(target, releases.order);
    const live = await target.live();
    const shown = live && (await releasesOf(live, history));
    const open = await releasesForOpenTabs(
      store(),
      { history: openDeploymentsOf(target, history, Date.parse(on)), shown },
      say,
    );
    const { composeSite } = await import('@site/compose/site/composeSite');
    await composeSite(releases, {
      on,
      site,
      ...open,
      keepsPages,
      say,
      settings: target.settings,
    });
    return (last = await readComposition(site, target, say));
  }

  function composed(): Composition {
    if (!last) throw new Error('Nothing was composed yet.');
    return last;
  }

  /** What a version shows: what is recorded of it or, for one that somebody else published, what it says itself. */
  async function releasesOf(
    { version }: LiveVersion,
    history: readonly Deployment[],
  ): Promise<SiteContent | undefined> {
    const recorded = history.find(({ publication }) => publication?.version === version);
    return recorded ?? target.deploymentFile();
  }

  async function assertPreview(made: Composition, address: string, place = address): Promise<void> {
    const stays = (what: string, lines: readonly string[]) =>
      new Error(
        `${what}, so the live site stays what it was. ${describeDifferences(lines)} ${adviceOn(lines, `See ${place}.`)}`,
      );
    const differences = await made.verify(address);
    if (differences.length)
      throw stays('The host does not give back what was composed', differences);
    const faults = await made.open(address);
    if (faults.length) throw stays('Pages fail in a browser', faults);
  }

  return {
    compose,
    composed,
    async publish(releases, options) {
      const before = await target.live();
      const made = await compose(releases, options);
      const { by, message } = originOf(options.by);
      const publication = async (version: string): Promise<Publication> => ({
        version,
        by,
        commit: sourceCommit(),
      });
      if (!target.isLocal && before && before.fingerprint === made.fingerprint) {
        const damage = await made.verify(target.address, { sample: Number.MAX_SAFE_INTEGER });
        if (damage.length === 0) {
          say(`${target.name} shows just that already.`);
          return publication(before.version);
        }
        say(
          `${target.name} should show just that, and is published again: ${describeDifferences(damage)}`,
        );
      }
      if (before && !options.history.some((it) => it.publication?.version === before.version)) {
        say(
          `${store().address} has recorded nothing of what ${target.name} shows, which is replaced now: ${describeVersion(before)}. If that is the wrong store, deploy again from the right one.`,
        );
      }
      const version = await target.create(made, { by, message });
      if (!target.isLocal)
        await target.beforeLive(version, (...places) => assertPreview(made, ...places));
      const now = await target.live();
      if (now?.version !== before?.version) {
        throw new Error(
          `Somebody else has published to ${target.name} meanwhile: ${now ? describeVersion(now) : 'it shows nothing'}. Run: npm run site -- status --live --to ${target.name}`,
        );
      }
      const next = await publication(version);
      await options.announce(next);
      await target.release(version, message);
      return next;
    },
    async published() {
      const live = await target.live();
      if (!live) return undefined;
      const { state } = await deployments().find();
      const all = [...(state?.pending ? [state.pending] : []), ...(state?.history ?? [])];
      const { live: releases, offline } = (await releasesOf(live, all)) ?? NOTHING;
      return {
        live: releases,
        version: live.version,
        ...(live.by !== undefined && { by: live.by }),
        ...(offline && { offline }),
      };
    },
  };
}
