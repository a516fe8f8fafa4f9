import { rmSync } from 'node:fs';
import type { Browser } from '@playwright/test';
import { startSiteProcess } from '../site/startSiteProcess';
import type { Composer } from './composer';
import { faultsOfJourney } from './shortestJourney';
import type { Mix } from './mix';

/**
 * Composes a mix, serves it on a fresh data folder and goes the journey. Gives what went wrong there, an empty list when
 * nothing did. Rejects with compose's sentence when there is no site to try.
 */
export async function tryMix(composer: Composer, browser: Browser, mix: Mix): Promise<string[]> {
  const site = await startSiteProcess({ site: await composer.compose(mix) });
  try {
    return await faultsOfJourney(browser, site);
  } finally {
    await site.stop();
    rmSync(site.data, { recursive: true, force: true });
  }
}
