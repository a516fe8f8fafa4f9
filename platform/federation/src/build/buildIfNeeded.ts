import { builtApplications } from '@site/tooling/workspace';
import { defaultSiteFolder, siteInFolder } from '../deployments/openSite';
import { statusOf } from '../deployments/statusOf';
import { shortNameOf } from '@site/tooling/applicationShortNames';
import { builtFromFile, COMPOSED_FROM, isUpToDate } from './builtFrom';
import { workingCopy } from './workingCopy';

/**
 * Builds the applications whose sources have changed, and puts the working copy live if other releases are. With
 * `keepsChosen`, releases that were chosen by hand since the last build stay live. Compilers are loaded only to build:
 * that takes longer than to see that there is nothing to build.
 */
export async function buildIfNeeded({ keepsChosen = false } = {}): Promise<void> {
  const upToDate = await Promise.all(builtApplications.map((it) => isUpToDate(builtFromFile(it))));
  const stale = builtApplications.filter((_, index) => !upToDate[index]);
  if (stale.length > 0 || !(await isUpToDate(COMPOSED_FROM))) {
    const names = stale.map(shortNameOf).join(', ');
    console.log(
      names ? `Building ${names}; this takes about half a minute.` : 'Composing the site.',
    );
    const { buildSite } = await import('./buildSite');
    return buildSite(stale);
  }
  const site = siteInFolder(defaultSiteFolder);
  const wanted = await workingCopy();
  const { applications, otherPages } = await statusOf(site);
  const others = applications.filter(({ name, live }) => live?.id !== wanted[name]);
  if (others.length === 0 && !otherPages) return;
  const names = others.map(({ name, live }) => `${name} ${live?.version}`).join(', ');
  if (keepsChosen) {
    console.log(`Live instead of the working copy: ${names}. To change that: npm run build`);
    return;
  }
  console.log(`Putting the working copy live, instead of ${names || 'other pages'}.`);
  const { makeLive } = await import('../deployments/makeLive');
  await makeLive(site, wanted, { by: { name: 'build' } });
}
