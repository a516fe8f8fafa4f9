import type { SiteName } from './sites/siteNames';
import type { Moment } from './touch/touchTargets';

/** What is measured of every page in one round. */
export interface RoundPlan {
  /** The sites that Lighthouse visits, in this order. */
  lighthouse: readonly SiteName[];
  /** The sites on which things are touched, and when. */
  touch: readonly { site: SiteName; moments: readonly Moment[] }[];
}

/**
 * Plans the rounds. Every round compares the site with its limit. The bundle and touching come in every second round. Each site comes first as often as last: what a machine tidies up falls into the next visit.
 */
export function planRounds(rounds: number): RoundPlan[] {
  return Array.from({ length: rounds }, (_, index) => {
    const isWhole = index % 2 === 0;
    const lighthouse: SiteName[] = ['site', 'limit', ...(isWhole ? (['bundle'] as const) : [])];
    const touch: RoundPlan['touch'] = isWhole
      ? [
          { site: 'site', moments: ['paint', 'rest'] },
          { site: 'bundle', moments: ['paint'] },
        ]
      : [];
    const turn = <Item>(items: readonly Item[]) =>
      Math.floor(index / (isWhole ? 2 : 1)) % 2 ? items.toReversed() : items;
    return { lighthouse: turn(lighthouse), touch: turn(touch) };
  });
}
