import { openBrowser } from '@site/tooling/browser/openBrowser';
import { throttlings } from './lighthouse/metrics';
import { visitWithLighthouse } from './lighthouse/visitWithLighthouse';
import type { Results } from './results/results';
import type { ServedSites } from './sites/serveSites';
import { siteNames, type SiteName } from './sites/siteNames';
import { followedLinks, moments, targetsOn } from './touch/touchTargets';
import { touchOnce } from './touch/touchOnce';

type Samples = Omit<Results, 'run'>;

export interface Measuring {
  rounds: number;
  /** Whether the rest of the rounds is left out; the first one is whole in any case. */
  isTimeUp: () => boolean;
  pages: readonly string[];
  served: ServedSites;
  say: (line: string) => void;
}

/**
 * Measures every page round by round. The sites take turns at being first, since what a machine tidies up falls into the next
 * visit. Touching, which needs no comparison, comes in every second round.
 */
export async function measureRounds(measuring: Measuring): Promise<Samples> {
  const { rounds, isTimeUp, pages, say } = measuring;
  const results: Samples = {
    rounds: [],
    lighthouse: [],
    touches: [],
    failures: [],
  };
  for (let round = 1; round <= rounds; round += 1) {
    for (const page of pages) {
      if (round > 1 && isTimeUp()) return results;
      say(`Round ${round} of ${rounds}: ${page}`);
      const indices: number[] = [];
      const turn = { round, page, indices, results };
      await visit(measuring, turn);
      if (round % 2 === 1) await attempt(turn, 'site', () => touch(measuring, turn));
      // The slowest moment counts: it may have hit any of the sites.
      if (indices.length)
        results.rounds.push({ round, page, benchmarkIndex: Math.min(...indices) });
    }
  }
  return results;
}

interface Turn {
  round: number;
  page: string;
  indices: number[];
  results: Samples;
}

/** Does one visit of a site. One that fails is named in the report; an hour of others is not lost with it. */
async function attempt(
  { round, page, results }: Turn,
  site: SiteName,
  visiting: () => Promise<void>,
): Promise<void> {
  try {
    await visiting();
  } catch (failure) {
    const reason = String(failure).split('\n')[0] ?? '';
    console.error(`${site} ${page}: ${reason}`);
    results.failures.push({ round, page, site, reason });
  }
}

async function visit({ served }: Measuring, turn: Turn) {
  const { round, page, indices, results } = turn;
  for (const throttling of throttlings) {
    for (const site of round % 2 === 1 ? siteNames : siteNames.toReversed()) {
      await attempt(turn, site, async () => {
        const sites = throttling === 'linked' ? served.linked : served.addresses;
        const address = sites[site] + page;
        const { metrics, benchmarkIndex } = await visitWithLighthouse(
          address,
          throttling,
          served.flags,
        );
        indices.push(benchmarkIndex);
        results.lighthouse.push({ round, page, site, throttling, ...metrics });
      });
    }
  }
}

async function touch({ served }: Measuring, turn: Turn) {
  const { round, page, results } = turn;
  const browser = await openBrowser(served.flags);
  try {
    for (const target of targetsOn(page)) {
      for (const moment of followedLinks[target] ? (['rest'] as const) : moments) {
        await attempt(turn, 'site', async () => {
          const address = served.addresses.site + page;
          const touched = await touchOnce(browser, address, { target, moment });
          results.touches.push({ round, page, site: 'site', target, moment, ...touched });
        });
      }
    }
  } finally {
    await browser.close();
  }
}
