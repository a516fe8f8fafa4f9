import { builtApplications, isBuiltHere } from '@site/tooling/workspace';
import { publisherIn } from '@site/compose';
import { defaultSiteFolder, openSite, type Site, isWorkingCopy, statusOf } from '@site/releases';
import { applicationOf, shortNameOf } from '@site/tooling/applicationShortNames';
import { deskRecord, isUpToDate, recordBuild, recordOf, siteRecord } from './buildRecord';
import { workingCopy } from './workingCopy';

/** The live releases that a person made and chose. Those of the working copy, and what others built, stay in any build. */
async function chosenReleases(site: Site): Promise<string[]> {
  // Without pages there is nothing to keep.
  if (!(await site.publisher.published())) return [];
  const { applications } = await statusOf(site);
  return applications.flatMap(({ name, live }) =>
    live && isBuiltHere(applicationOf(name)) && !isWorkingCopy(live.version)
      ? `${name} ${live.version}`
      : [],
  );
}

/**
 * Builds the applications whose sources have changed, and puts the working copy live if other releases are. With
 * `keepsChosen`, a site with releases that a person chose stays as it is. Compilers are loaded only to build: that takes longer
 * than to see that there is nothing to build.
 */
export async function buildIfNeeded({ keepsChosen = false } = {}): Promise<void> {
  const site = openSite(defaultSiteFolder, { publisher: publisherIn() });
  const chosen = keepsChosen ? await chosenReleases(site) : [];
  if (chosen.length > 0) {
    console.log(
      `Live, as chosen: ${chosen.join(', ')}. For what the sources say now: npm run build`,
    );
    return;
  }
  const upToDate = await Promise.all(builtApplications.map((name) => isUpToDate(recordOf(name))));
  const stale = builtApplications.filter((_, index) => !upToDate[index]);
  if (stale.length > 0 || !(await isUpToDate(siteRecord))) {
    const names = stale.map(shortNameOf).join(', ');
    console.log(
      names ? `Building ${names}; this takes about half a minute.` : 'Composing the site.',
    );
    const { buildSite } = await import('./buildSite');
    return buildSite(stale);
  }
  const wanted = await workingCopy();
  const { applications, otherPages } = await statusOf(site);
  const others = applications.filter(({ name, live }) => live?.id !== wanted[name]);
  if (others.length === 0 && !otherPages) return;
  const names = others.map(({ name, live }) => `${name} ${live?.version}`).join(', ');
  console.log(`Putting the working copy live, instead of ${names || 'other pages'}.`);
  const { makeLive } = await import('@site/releases');
  await makeLive(site, wanted, { name: 'build' });
}

/** Builds the desk when its sources have changed. Compilers are loaded only then. */
export async function buildDeskIfNeeded(): Promise<void> {
  if (await isUpToDate(deskRecord)) return;
  const { buildDesk } = await import('../desk/buildDesk');
  await recordBuild(deskRecord, buildDesk);
}
