import { allowedBytes, byteBudgets, FIRST_FLIGHT } from '@site/federation/weight/byteBudgets';
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

/** Limits for a page itself, in bytes: what must arrive with the first packets, and its budget. */
function limitsOf(path: string): [what: string, bytes: number][] {
  const budget = byteBudgets.pages[path === '/' ? path : `${path}/`]?.[0];
  return [
    ['fits the first packets of a connection', FIRST_FLIGHT],
    ...(budget === undefined
      ? []
      : [['is within its budget', allowedBytes(budget)] as [string, number]]),
  ];
}

function crossed(
  what: string | undefined,
  [before, after]: readonly [number, number],
  [limit, bytes]: readonly [string, number],
): RegionChange[] {
  if (before <= bytes === after <= bytes) return [];
  const told = (weight: number) => `${bytesText(weight)}, ${weight <= bytes ? 'is' : 'is not'}`;
  return [
    {
      heading: 'budgets',
      what: [what, `${limit} (${bytesText(bytes)})`].filter(Boolean).join(' '),
      before: told(before),
      after: told(after),
      region: OWNER,
    },
  ];
}

/** What changes about a page's weight, and whether it crosses a limit. */
export function compareWeights(path: string, weights: PageWeights): RegionChange[] {
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
    ...limitsOf(path).flatMap((it) => (weights.html ? crossed(undefined, weights.html, it) : [])),
  ];
}

/** Whether a script file has come over its budget, or is within it again. */
export function compareFileBudget(name: string, weight: readonly [number, number]): RegionChange[] {
  const budget = byteBudgets.files[name]?.[0];
  if (budget === undefined) return [];
  return crossed(name, weight, ['is within its budget', allowedBytes(budget)]);
}
