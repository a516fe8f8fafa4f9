import { commandForLive } from '../deployments/makeLive';
import { commandOptions } from '../deployments/commandOptions';
import { openRecord, type Site } from '../deployments/openSite';
import { previousSite } from '../deployments/previous';
import type { Publisher } from '../deployments/publisher';
import { settlePending } from '../deployments/settlePending';
import type { Target } from '../host/target';
import { adviceOn, describeDifferences } from '../verify/verifySite';
import { makeComposingFolder, type ComposingFolder } from './composingFolder';
import { hostPublisher, type HostPublisher } from './hostPublisher';
import { openDeploymentsOf } from './openDeployments';
import { rollBackApplication } from '../deployments/rollBackApplication';
import {
  releasesIn,
  type Deployment,
  type PublishedDeployment,
} from '../deployments/state/deploymentState';
import { isApplicationName } from '@site/tooling/command-line/applicationNames';
import type { ApplicationName } from '@site/tooling/workspace';
import { rollBackSite } from './rollBackSite';
import { verifyRollBack } from './verifyRollBack';

export interface PublicSiteOptions {
  target: Target;
  /** Where its releases and its record are; the usual place by default. */
  place?: string | undefined;
  say(line: string): void;
  /** What publishes in place of the target's own, in tests. */
  testPublisher?: Publisher | undefined;
}

/** A site on its target. */
export interface PublicSite extends Site, Pick<HostPublisher, 'compose' | 'composed'> {
  target: Target;
  /**
   * Changes the site under the lock of the store, then asks the public address for what was composed. On a difference it
   * goes back to the version before and rejects. @returns what the work gave.
   */
  change<Result>(work: (site: Site) => Promise<Result>): Promise<Result>;
  /** Goes back to the deployment before, under the lock of the store. @throws where that changed since this was called */
  rollBack(): Promise<PublishedDeployment | undefined>;
  /** The same for the release of one application. */
  rollBackApplication(name: ApplicationName): Promise<Deployment>;
  close(): Promise<void>;
}

export function openPublicSite({
  target,
  place,
  say,
  testPublisher,
}: PublicSiteOptions): PublicSite {
  let composing: Promise<ComposingFolder> | undefined;
  const record = openRecord(place, { target, say });
  const { compose, composed, ...publisher } = hostPublisher({
    target,
    store: () => record.store,
    deployments: () => record.deployments,
    folder: async () => (await (composing ??= makeComposingFolder())).folder,
    say,
  });
  const site: Site = {
    ...record,
    publisher: testPublisher ?? publisher,
    hasReleases: target.shows !== 'desk',
  };

  /** Takes the site back from what was not live `before`. Rejects with what was wrong with it, and what to do. */
  async function goBack(
    before: string | undefined,
    wrong: string,
    todo: string,
    lines: readonly string[],
  ): Promise<never> {
    const what = describeDifferences(lines);
    if ((await target.live())?.version === before) {
      throw new Error(
        `${target.address} ${wrong}. Nothing was published, so it stays. ${todo} ${what}`,
      );
    }
    const back = await goBackAndVerify().catch((failure: Error) => {
      throw new Error(
        `${target.address} ${wrong}, and cannot be taken back: ${failure.message} ${what}`,
        { cause: failure },
      );
    });
    throw new Error(`${target.address} ${wrong}, so ${back}. ${todo} ${what}`);
  }

  async function assertWorks(before: string | undefined): Promise<void> {
    if (target.isLocal) return;
    const differences = await composed().verify(target.address);
    if (differences.length) {
      const todo = 'Look at what stands between the host and visitors, then deploy again.';
      const advice = adviceOn(differences, todo);
      await goBack(before, 'differed from what was composed', advice, differences);
    }
    const faults = await composed().open(target.address);
    if (faults.length)
      await goBack(before, 'failed in a browser', 'Release a repaired build.', faults);
  }

  async function goBackAndVerify(): Promise<string> {
    const back = await rollBackSite(site, target, { say, hasFailed: true });
    if (!back) return 'nothing is live, as before';
    const stillDifferent = await verifyRollBack(target, back);
    const note = stillDifferent.length
      ? `, which differs too: ${describeDifferences(stillDifferent)}`
      : '';
    return `the version before is live again${note}`;
  }

  async function prune(): Promise<void> {
    const { state } = await site.deployments.find();
    const history = state?.history ?? [];
    const back = history[0] && previousSite(history, history[0]);
    const kept = [...openDeploymentsOf(target, history, Date.now()), ...(back ? [back] : [])];
    const versions = kept.flatMap(({ publication }) => publication?.version ?? []);
    await target.prune(new Set(versions)).catch((failure: Error) => {
      say(`Old versions stay on ${target.name}: ${failure.message}`);
    });
  }

  /** Those that the next change leaves out: their sources have ended, or those of this command are older. */
  async function undeclaredRemotes(): Promise<string[]> {
    const { state } = await site.deployments.find();
    return Object.keys(state?.history[0]?.live ?? {}).filter((name) => !isApplicationName(name));
  }

  async function changeAndVerify<Result>(work: (site: Site) => Promise<Result>): Promise<Result> {
    const leaving = await undeclaredRemotes();
    const before = (await target.live())?.version;
    const result = await work(site);
    await assertWorks(before);
    for (const name of leaving) {
      say(
        `${name} left ${target.name}, as these sources do not declare it. Where newer ones do, run with those: ${commandForLive(site, [name as ApplicationName])}`,
      );
    }
    await prune();
    return result;
  }

  /**
   * A rollback means what was live when somebody asked for it, not the repair for whose deployment it waited. The host alone
   * tells: what is live may not be recorded yet.
   */
  async function withLockUnchanged<Result>(work: () => Promise<Result>): Promise<Result> {
    const meant = (await target.live())?.version;
    return site.withLock(async () => {
      if ((await target.live())?.version === meant) return work();
      const { state } = await settlePending(site);
      const last = state?.history[0];
      const isShown = last?.publication?.version === (await target.live())?.version;
      const shown = (isShown && releasesIn(last?.live ?? {})) || 'another version';
      const look = `npm run site -- status${target.isLocal ? '' : ' --live'}${commandOptions(site)}`;
      throw new Error(
        `Somebody changed ${target.name} meanwhile: it shows ${shown} now. Before you run it again, look: ${look}`,
      );
    });
  }

  return {
    ...site,
    target,
    compose,
    composed,
    change: (work) => site.withLock(() => changeAndVerify(work)),
    rollBackApplication: (name) =>
      withLockUnchanged(() => changeAndVerify(() => rollBackApplication(site, name))),
    rollBack: () =>
      withLockUnchanged(async () => {
        const back = await rollBackSite(site, target, { say });
        const differences = back && !target.isLocal ? await verifyRollBack(target, back) : [];
        if (differences.length) {
          throw new Error(
            `${target.address} was taken back and differs. To publish it again: npm run site -- deploy${commandOptions(site)}. ${describeDifferences(differences)}`,
          );
        }
        return back;
      }),
    async close() {
      (await composing)?.remove();
    },
  };
}
