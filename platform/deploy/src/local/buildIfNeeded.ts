import { builtApplications, isBuiltHere, type ApplicationName } from '@site/tooling/workspace';
import { type ApplicationStatus, statusOf } from '../deployments/statusOf';
import { isWorkingCopy } from '@site/releases/release/releaseId';
import type { ReleaseStore } from '@site/releases/store/releaseStore';
import { deskRecord, isUpToDate, recordBuild, recordOf, siteRecord } from '@site/build/buildRecord';
import { openLocalRecord } from './localRecord';
import { lastBuilt, workingCopy } from './workingCopy';

const describe = ({ name, live }: ApplicationStatus) =>
  live ? `${name} ${live.version}` : `no ${name}`;

/**
 * What a person made and chose, went back to, or removed. Other releases of the working copy, and what others built, stay in any
 * build.
 */
async function chosenReleases(site: ReturnType<typeof openLocalRecord>): Promise<string[]> {
  // Without pages there is nothing to keep.
  if (!(await site.publisher.published())) return [];
  const { applications } = await statusOf(site);
  const { state } = await site.deployments.find();
  const history = state?.history ?? [];
  return applications.flatMap((application) => {
    const { name, live } = application;
    const wasLive = history.some((deployment) => deployment.live[name] !== undefined);
    const broughtBy = history.find(
      ({ by, live }, at) => by.name === 'build' || live[name] !== history[at + 1]?.live[name],
    );
    const isGoneBackTo = broughtBy?.by.name === 'rollback';
    const isChosen = live ? !isWorkingCopy(live.version) || isGoneBackTo : wasLive;
    return isChosen && isBuiltHere(name) ? describe(application) : [];
  });
}

/** Whether an application's sources are as they were, and what they were built into can still be read in the store. */
async function isBuilt(name: ApplicationName, store: ReleaseStore): Promise<boolean> {
  if (!(await isUpToDate(recordOf(name)))) return false;
  const id = await lastBuilt(name);
  return (await store.open(name, id).catch(() => undefined)) !== undefined;
}

/**
 * Builds the applications whose sources have changed, and puts the working copy live if other releases are. With
 * `keepsChosen`, a site with releases that a person chose stays as it is. Compilers are loaded only to build: that takes longer
 * than to see that there is nothing to build.
 */
export async function buildIfNeeded({ keepsChosen = false } = {}): Promise<void> {
  const site = openLocalRecord();
  const chosen = (await chosenReleases(site)).join(', ');
  if (chosen && keepsChosen) {
    console.log(
      `Live, as chosen: ${chosen}. So nothing of the site is built; for what all sources say now: npm run build`,
    );
    return;
  }
  if (chosen) {
    console.log(
      `The working copy goes live here instead of what was chosen: ${chosen}. To choose again: npm run site -- use`,
    );
  }
  const areBuilt = await Promise.all(builtApplications.map((name) => isBuilt(name, site.store)));
  const stale = builtApplications.filter((_, index) => !areBuilt[index]);
  if (stale.length > 0 || !(await isUpToDate(siteRecord))) {
    const names = stale.join(', ');
    console.log(
      names
        ? `Building ${names}; this takes half a minute, or two on a busy machine.`
        : 'Composing the site.',
    );
    const { buildSite } = await import('./buildSite');
    return buildSite(stale);
  }
  const wanted = await workingCopy();
  const { applications, otherPages } = await statusOf(site);
  // What others built has no working copy, and stays.
  const others = applications.filter(
    ({ name, live }) => isBuiltHere(name) && live?.id !== wanted[name],
  );
  if (others.length === 0 && !otherPages) return;
  const names = others.map(describe).join(', ');
  if (!chosen) console.log(`Putting the working copy live, instead of ${names || 'other pages'}.`);
  const { deployWorkingCopy } = await import('./buildSite');
  await deployWorkingCopy();
}

/** Builds the desk when its sources have changed. Compilers are loaded only then. */
export async function buildDeskIfNeeded(): Promise<void> {
  if (await isUpToDate(deskRecord)) return;
  const { buildDesk } = await import('@site/build/desk/buildDesk');
  await recordBuild(deskRecord, buildDesk);
}
