import type { OwnVisit } from '@site/reports/healthText';
import { installedBrowser } from '@site/tooling/browser/findBrowser';
import { visitPages } from '../verify/openPages';

const SITEMAP = '/sitemap.xml';
const TIMEOUT_MS = 20_000;

async function listedPaths(address: string): Promise<string[]> {
  const response = await fetch(address + SITEMAP, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  const listed = (await response.text()).matchAll(/<loc>([^<]*)<\/loc>/g);
  return [...listed].map(([, location = '']) => new URL(location).pathname);
}

/**
 * Opens each page that a public site lists, in a browser. It is not reported as a visit.
 * @returns undefined where there is no browser
 */
export async function visitEveryPage(address: string): Promise<OwnVisit | undefined> {
  if (!installedBrowser()) return undefined;
  const paths = await listedPaths(address).catch(() => []);
  if (paths.length === 0) return { pages: 0, faults: [`${SITEMAP}: lists no page`] };
  return { pages: paths.length, faults: (await visitPages(address, paths)) ?? [] };
}
