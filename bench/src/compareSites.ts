import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { paths } from '@site/contracts/paths';
import { products } from '@site/contracts/products';
import { openBrowser } from '@site/tooling/browser/openBrowser';
import { buildIfNeeded } from '@site/federation/build/buildSite';
import { certificateForTests, trustFlag } from '@site/server/serve/certificate';
import { serveSite } from '@site/server/serve/siteServer';
import { siteFolder } from '@site/tooling/workspace';
import { measurePage, type PageCost } from './measurePage';
import { buildOneBundle } from './oneBundle';

/** What the federation may cost at most, as ratios to one bundle. */
const LIMITS = { bytes: 1.35, hydrated: 1.12 };

const PAGES = [paths.home, products[0]?.path ?? '', paths.buyNow];

/**
 * Measures the federation against the same code as one bundle, and prints the table. Each page is opened `rounds` times;
 * the two sites take turns, so that both meet the same machine.
 * @returns 1 when the federation costs more than its limits.
 */
export async function compareSites(rounds: number): Promise<0 | 1> {
  const folder = await mkdtemp(join(tmpdir(), 'site-bench-'));
  console.log('Building both sites.');
  await buildIfNeeded();
  await buildOneBundle(folder);
  // Under HTTP/2, as hosting serves: the old protocol makes every file beyond the sixth wait for a connection.
  const certificate = await certificateForTests();
  const serve = (site: string, data: string) =>
    serveSite({ site, data: join(folder, data), port: 0, certificate });
  const [federated, bundled] = await Promise.all([
    serve(siteFolder, 'federated'),
    serve(join(folder, 'site'), 'bundled'),
  ]);
  const browser = await openBrowser([trustFlag(certificate)]);

  const compare = async (page: string) => {
    const costs: Record<'federated' | 'bundled', PageCost[]> = { federated: [], bundled: [] };
    const sites = [
      ['federated', federated],
      ['bundled', bundled],
    ] as const;
    for (let round = 0; round < rounds; round += 1) {
      // Each is first as often as the other: what a browser tidies up after one visit falls into the next.
      for (const [name, { address }] of round % 2 ? sites : sites.toReversed()) {
        costs[name].push(await measurePage(browser, address + page));
      }
    }
    const [one, other] = [typical(costs.federated), typical(costs.bundled)];
    return {
      page,
      scripts: `${one.requests} / ${other.requests}`,
      bytes: `${one.bytes} / ${other.bytes}`,
      'bytes ratio': ratio(one.bytes, other.bytes),
      'ms until alive': `${Math.round(one.hydrated)} / ${Math.round(other.hydrated)}`,
      'hydrated ratio': ratio(one.hydrated, other.hydrated),
    };
  };

  const rows: Awaited<ReturnType<typeof compare>>[] = [];
  for (const page of PAGES) rows.push(await compare(page));
  console.table(rows);
  const worst = (key: 'bytes ratio' | 'hydrated ratio') => Math.max(...rows.map((row) => row[key]));
  console.log(
    `Script bytes (brotli): ${worst('bytes ratio')} of one bundle at most; the limit is ${LIMITS.bytes}.`,
  );
  console.log(
    `Time until alive: ${worst('hydrated ratio')} of one bundle at most; the limit is ${LIMITS.hydrated}.`,
  );

  await browser.close();
  await Promise.all([federated.close(), bundled.close()]);
  await rm(folder, { recursive: true, force: true });
  return worst('bytes ratio') > LIMITS.bytes || worst('hydrated ratio') > LIMITS.hydrated ? 1 : 0;
}

/**
 * What a visit costs on a quiet machine: the mean of the faster half. Whatever else the machine does can only slow a visit
 * down, and the ratio of two middle ones still swings by a twentieth from run to run.
 */
function typical(costs: PageCost[]): PageCost {
  const sorted = [...costs].sort((a, b) => a.hydrated - b.hydrated);
  const faster = sorted.slice(0, Math.ceil(sorted.length / 2));
  const hydrated = faster.reduce((sum, cost) => sum + cost.hydrated, 0) / faster.length;
  return { ...(sorted[0] as PageCost), hydrated };
}

function ratio(one: number, other: number): number {
  return Math.round((one / other) * 100) / 100;
}
