import { defaultLanguage, languages, type Language } from '@site/contracts/languages';
import { paths, routes } from '@site/contracts/paths';
import { products } from '@site/contracts/products';
import { UsageError } from '@site/tooling/command-line/command';
import type { Selection } from './selection';

/** What can be asked for on the command line. */
export interface Asked {
  routes?: string;
  language?: Language;
  only?: 'lighthouse' | 'touch';
  quick?: boolean;
  keep?: boolean;
}

export interface BenchSelection extends Selection {
  only?: 'lighthouse' | 'touch' | undefined;
  /** Whether the results are written for a commit. */
  isKept: boolean;
}

const QUICK_ROUTES = [paths.home, products[0]?.path ?? '', paths.buyNow];

/** Reads what a run is about. @throws UsageError for what does not exist, or a partial run that would be kept. */
export function readSelection(asked: Asked): BenchSelection {
  const { quick = false, keep = false } = asked;
  const isPartial = quick || [asked.routes, asked.language, asked.only].some(Boolean);
  if (keep && isPartial) {
    throw new UsageError('Only a run of every route in every language is kept.');
  }
  return {
    routes: asked.routes ? readRoutes(asked.routes) : quick ? QUICK_ROUTES : routes,
    languages: asked.language
      ? [asked.language]
      : quick
        ? [defaultLanguage]
        : (languages as readonly Language[]),
    only: asked.only,
    isKept: keep,
  };
}

function readRoutes(asked: string) {
  return asked.split(',').map((path) => {
    const found = routes.find((route) => route === path);
    if (found) return found;
    throw new UsageError(`Invalid --routes "${path}" (expected ${routes.join(', ')}).`);
  });
}
