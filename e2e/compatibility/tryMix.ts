import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { composeSite } from '@site/compose';
import { openReleases, openStore } from '@site/releases';
import { startSiteProcess } from '../site/startSiteProcess';
import { storeReleases, type Mix } from './currentReleases';
import { faultsOfJourney } from './shortestJourney';

/**
 * Composes a mix of releases, serves it and goes the journey. Gives what went wrong there, an empty list when nothing did.
 * Rejects with compose's sentence when there is no site to try.
 */
export async function tryMix(browser: Browser, mix: Mix): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'site-mix-'));
  const [store, site] = [join(folder, 'store'), join(folder, 'site')];
  try {
    const live = await openReleases(openStore(store), storeReleases(mix, store));
    await composeSite(live, { on: new Date().toISOString(), site });
    const started = await startSiteProcess({ site, data: join(folder, 'data') });
    return await faultsOfJourney(browser, started).finally(started.stop);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The contract of a release and the major versions of what it shares, as one text. */
function editionOf(release: string): string {
  const { contract, sharedVersions } = JSON.parse(
    readFileSync(join(release, 'release.json'), 'utf8'),
  ) as { contract: number; sharedVersions: Record<string, string> };
  const majors = Object.entries(sharedVersions).map(([name, it]) => `${name} ${it.split('.')[0]}`);
  return [`contract ${contract}`, ...majors.sort()].join(', ');
}

/** Tells whether the releases of a mix say of themselves that they fit together. If they do not, they must be refused. */
export const claimsToFit = (mix: Mix): boolean =>
  new Set(Object.values(mix).map(editionOf)).size === 1;
