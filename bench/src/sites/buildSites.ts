import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { buildIfNeeded } from '@site/build/buildIfNeeded';
import { siteFolder } from '@site/tooling/workspace';
import { pathsOf, type Selection } from '../selection';
import { buildLimit } from './limitSite';
import { buildOneBundle } from './oneBundle';
import type { SiteName } from './siteNames';

/** Builds the site if needed, and the two that it is compared with. @returns their folders. */
export async function buildSites(
  folder: string,
  selection: Selection,
  browser: Browser,
): Promise<Record<SiteName, string>> {
  await buildIfNeeded();
  const limit = join(folder, 'limit');
  const bundle = join(folder, 'bundle');
  await buildLimit(limit, { composed: siteFolder, paths: pathsOf(selection), browser });
  await buildOneBundle(bundle, selection);
  return { site: siteFolder, limit, bundle: join(bundle, 'site') };
}
