import type { OwnVisit } from '@site/reports/healthText';
import { installedBrowser } from '@site/tooling/browser/findBrowser';
import { visitPages } from '../verify/openPages';

const SITEMAP = '/sitemap.xml';
const TIMEOUT_MS = 20_000;

/** The pages that the site lists. @throws with what is wrong where it lists none */
async function listedPaths(address: string): Promise<string[]> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const response = await fetch(address + SITEMAP, { signal }).catch((failure: Error) => {
    // `fetch` itself says no more than that it failed.
    const cause = failure.cause instanceof Error ? failure.cause : failure;
    throw new Error(`${address} does not answer: ${cause.message || failure.message}`, { cause });
  });
  if (!response.ok) throw new Error(`${SITEMAP}: answers ${response.status}`);
  const listed = [...(await response.text()).matchAll(/<loc>([^<]*)<\/loc>/g)];
  if (listed.length === 0) throw new Error(`${SITEMAP}: lists no page`);
  return listed.map(([, location = '']) => new URL(location).pathname);
}

/**
 * Opens each page that a public site lists, in a browser. It is not reported as a visit.
 * @returns undefined where there is no browser
 */
export async function visitEveryPage(address: string): Promise<OwnVisit | undefined> {
  if (!installedBrowser()) return undefined;
  const paths = await listedPaths(address).catch((failure: Error) => failure);
  if (paths instanceof Error) return { pages: 0, faults: [paths.message] };
  return { pages: paths.length, faults: (await visitPages(address, paths)) ?? [] };
}
