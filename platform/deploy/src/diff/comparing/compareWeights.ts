import { MAX_PAGE } from '@site/federation/weight/byteBudgets';
import type { PageWeights } from '../report/diffReport';
import type { RegionChange } from './regionChange';

/** A page whose parts grow or shrink by less is not worth a line. */
const SMALL_BYTES = 150;

const OWNER = 'shell';

export const bytesText = (bytes: number) => `${bytes.toLocaleString('en')} bytes`;

const names = {
  html: 'the page itself',
  scripts: 'all scripts that it may load',
  styles: 'the styles in it',
} as const satisfies Record<keyof PageWeights, string>;

/** Whether a page has come over its budget, or is within it again. */
function compareBudget([before, after]: readonly [number, number]): RegionChange[] {
  if (before <= MAX_PAGE === after <= MAX_PAGE) return [];
  const told = (weight: number) => `${bytesText(weight)}, ${weight <= MAX_PAGE ? 'is' : 'is not'}`;
  return [
    {
      heading: 'budgets',
      what: `is within its budget (${bytesText(MAX_PAGE)})`,
      before: told(before),
      after: told(after),
      region: OWNER,
    },
  ];
}

/** What changes about a page's weight, and whether it crosses a limit. */
export function compareWeights(weights: PageWeights): RegionChange[] {
  const parts = Object.keys(names) as (keyof PageWeights)[];
  return [
    ...parts.flatMap((part): RegionChange[] => {
      const [before, after] = weights[part] ?? [0, 0];
      if (Math.abs(after - before) < SMALL_BYTES) return [];
      return [
        {
          heading: 'weight',
          what: names[part],
          before: bytesText(before),
          after: bytesText(after),
          region: OWNER,
        },
      ];
    }),
    ...(weights.html ? compareBudget(weights.html) : []),
  ];
}
