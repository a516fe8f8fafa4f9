import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { composeSite } from '@site/compose';
import {
  type LiveReleases,
  type Publisher,
  type PublishOptions,
  type Deployment,
  type Publication,
  type Shown,
  type StatePlace,
  type ReleaseStore,
  sourceCommit,
} from '@site/releases';
import { compressFolder } from '../folder/compressFolder';
import { readComposedSite, type ComposedSite } from '../host/readComposedSite';
import { describeVersion, type LiveVersion, type Target } from '../host/target';
import { describeDifferences } from '../verify/describeDifferences';
import { expectedAnswersOf, type QuestionOptions } from '../verify/expectedAnswers';
import { NOT_OPENED, openPages } from '../verify/openPages';
import { verifySite } from '../verify/verifySite';
import { assertOwnDatabase } from './assertOwnDatabase';
import { releasesForOpenTabs } from './releasesForOpenTabs';
import { originOf } from './versionOrigin';
import { readPublicReleases } from './readPublicReleases';

export interface HostPublisherOptions {
  target: Target;
  store(): ReleaseStore;
  deployments(): StatePlace;
  /** Empty; each composition is made in a folder of its own below it. */
  folder: string;
  say(line: string): void;
}

const NOTHING: Shown = { live: {}, offered: {} };

/** Publishes to a host that keeps versions. */
export interface HostPublisher extends Publisher {
  /** Composes what would be published. */
  compose(releases: LiveReleases, options: PublishOptions): Promise<unknown>;
  /**
   * Asks an address for what was composed last, of the files of releases for a sample by default.
   * @returns a line for each difference.
   */
  verify(address: string, options?: Pick<QuestionOptions, 'sample'>): Promise<string[]>;
  /** Opens its pages at an address in a browser. @returns a line for each page on which something failed. */
  open(address: string): Promise<string[]>;
}

export function hostPublisher({
  target,
  store,
  deployments,
  folder,
  say,
}: HostPublisherOptions): HostPublisher {
  let composed: ComposedSite | undefined;
  let compositions = 0;

  async function compose(
    releases: LiveReleases,
    { on, offered, keepsPages, history }: PublishOptions,
  ): Promise<ComposedSite> {
    if (releases.remoteOrder) assertOwnDatabase(target, releases.remoteOrder);
    compositions += 1;
    const site = join(folder, String(compositions));
    const live = await target.live();
    const shown = live && (await releasesOf(live, history));
    const open = await releasesForOpenTabs(store(), { history, shown, now: Date.parse(on) }, say);
    await composeSite(releases, {
      ...{ on, site, offered, ...open, keepsPages, say },
      settings: target.settings,
    });
    if (!target.compresses) {
      const current = [...Object.values(releases), ...(offered ?? [])].map(({ base }) => base);
      // Few tabs ask for the others, and to compress ten deployments would take a minute.
      const kept = open.kept.map(({ base }) => base).filter((base) => !current.includes(base));
      await compressFolder(site, kept);
    }
    composed = await readComposedSite(site, target.settings);
    return composed;
  }

  /** What a version shows: what is recorded of it or, for one that somebody else published, what its pages say. */
  async function releasesOf(
    { version }: LiveVersion,
    history: readonly Deployment[],
  ): Promise<Shown | undefined> {
    const recorded = history.find(({ publication }) => publication?.version === version);
    return recorded ?? readPublicReleases(target.address);
  }

  async function verify(
    address: string,
    options: Pick<QuestionOptions, 'sample'> = {},
  ): Promise<string[]> {
    if (!composed) throw new Error('Nothing was composed yet.');
    const { rules, files, fingerprint, folder: made } = composed;
    const { ownHeaders, settleMs } = target;
    const expected = expectedAnswersOf(rules, files, { ownHeaders, seed: fingerprint, ...options });
    return verifySite(address, expected, (file) => readFile(join(made, file)), settleMs);
  }

  /** The last composition whose pages were opened. The same files need not be opened twice. */
  let opened: ComposedSite | undefined;

  async function open(address: string): Promise<string[]> {
    if (!composed || opened === composed) return [];
    opened = composed;
    const faults = await openPages(address, composed);
    if (!faults) say(NOT_OPENED);
    return faults ?? [];
  }

  async function assertPreview(version: string): Promise<void> {
    const address = await target.preview(version);
    if (address === undefined) return;
    const stays = (what: string, lines: readonly string[]) =>
      new Error(
        `${what}, so the live site stays what it was. ${describeDifferences(lines)} See ${address}.`,
      );
    const differences = await verify(address);
    if (differences.length)
      throw stays('The host does not give back what was composed', differences);
    const faults = await open(address);
    if (faults.length) throw stays('Pages fail in a browser', faults);
  }

  return {
    verify,
    open,
    compose,
    async publish(releases, options) {
      const before = await target.live();
      const made = await compose(releases, options);
      const { by, message } = originOf(options.by);
      const publication = async (version: string): Promise<Publication> => ({
        version,
        by,
        commit: await sourceCommit(),
      });
      if (before && before.fingerprint === made.fingerprint) {
        say(`${target.name} shows just that already.`);
        return publication(before.version);
      }
      const version = await target.create(made, { by, message });
      await assertPreview(version);
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
      const { live: releases, offered, offline } = (await releasesOf(live, all)) ?? NOTHING;
      return {
        ...{ live: releases, offered, version: live.version },
        ...(offline && { offline }),
      };
    },
  };
}
