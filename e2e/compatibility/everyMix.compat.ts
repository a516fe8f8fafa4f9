import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { composeSite } from '@site/compose/site/composeSite';
import { openReleases } from '@site/deploy/deployments/openReleases';
import { openStore } from '@site/releases/store/openStore';
import { applicationNames, type ApplicationName } from '@site/tooling/workspace';
import { currentReleases, storeReleases, type Mix } from './currentReleases';
import { previousReleases } from './previousReleases';
import { faultsOfJourney } from './shortestJourney';
import { startSiteProcess } from '../site/startSiteProcess';
import { expect, test } from '../browser/test';

const ages = ['previous', 'new'] as const;
type Age = (typeof ages)[number];

/** Every choice of an age for each application: eight for three. */
const mixes = applicationNames.reduce<Record<string, Age>[]>(
  (chosen, name) => chosen.flatMap((mix) => ages.map((age) => ({ ...mix, [name]: age }))),
  [{}],
) as Record<ApplicationName, Age>[];

/**
 * Composes a mix of releases, serves it and goes the journey. Gives what went wrong there, an empty list when nothing did.
 * Rejects with compose's sentence when there is no site to try.
 */
async function tryMix(browser: Browser, mix: Mix): Promise<string[]> {
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
const claimsToFit = (mix: Mix): boolean => new Set(Object.values(mix).map(editionOf)).size === 1;

// A site is composed for each mix.
test.describe.configure({ timeout: 120_000 });

let releases: Record<Age, Mix>;

test.beforeAll(async () => {
  // Three applications may have to be built, with packages of their own.
  test.setTimeout(600_000);
  releases = { previous: await previousReleases(), new: currentReleases() };
});

for (const chosen of mixes) {
  test(`shell ${chosen.shell}, products ${chosen.products}, order ${chosen.order}`, async ({
    browser,
  }) => {
    const mix = Object.fromEntries(
      applicationNames.map((name) => [name, releases[chosen[name]][name]]),
    ) as Mix;
    const isOfOneAge = new Set(Object.values(chosen)).size === 1;
    // A change that is announced, by the contract's number or a major version, is refused instead of tried.
    if (isOfOneAge || claimsToFit(mix)) expect(await tryMix(browser, mix)).toEqual([]);
    else await expect(tryMix(browser, mix)).rejects.toThrow(/: they do not fit\.$/);
  });
}
