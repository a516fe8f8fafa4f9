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
 * Plans the rounds. Every round compares the site with its limit. The bundle and touching come in every second round, the
 * original in every fourth. Each site comes first as often as last: what a machine tidies up falls into the next visit.
 */
export function planRounds(rounds: number): RoundPlan[] {
  return Array.from({ length: rounds }, (_, index) => {
    const isWhole = index % 2 === 0;
    // No goal refers to the original, which takes longest of all.
    const isWithOriginal = index % 4 === 0;
    const lighthouse: SiteName[] = [
      'site',
      'limit',
      ...(isWhole ? (['bundle'] as const) : []),
      ...(isWithOriginal ? (['original'] as const) : []),
    ];
    const touch: RoundPlan['touch'] = isWhole
      ? [
          { site: 'site', moments: ['paint', 'rest'] },
          { site: 'bundle', moments: ['paint'] },
          ...(index === 0 ? [{ site: 'original', moments: ['paint'] } as const] : []),
        ]
      : [];
    const turn = <Item>(items: readonly Item[]) =>
      Math.floor(index / (isWhole ? 2 : 1)) % 2 ? items.toReversed() : items;
    return { lighthouse: turn(lighthouse), touch: turn(touch) };
  });
}
