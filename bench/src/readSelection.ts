import { languages, localised } from '@site/contracts/languages';
import { paths, routes } from '@site/contracts/paths';
import { products } from '@site/contracts/products';
import { UsageError } from '@site/tooling/command-line/command';

/** What can be asked for on the command line. */
export interface Asked {
  routes?: string;
  only?: 'lighthouse' | 'touch';
  quick?: boolean;
  keep?: boolean;
}

export interface Selection {
  /** The paths of the pages that are measured. */
  pages: readonly string[];
  only?: 'lighthouse' | 'touch' | undefined;
  /** Whether the results are written for a commit. */
  isKept: boolean;
}

const EVERY_PAGE = languages.flatMap((language) => routes.map((path) => localised(path, language)));
const QUICK_PAGES = [paths.home, products[0]?.path ?? '', paths.buyNow];

/** Reads what a run is about. @throws UsageError for what does not exist, or a partial run that would be kept. */
export function readSelection({ routes: asked, only, quick, keep = false }: Asked): Selection {
  if (keep && (quick || asked || only)) {
    throw new UsageError('Only a run of every page is kept.');
  }
  const pages = asked?.split(',') ?? (quick ? QUICK_PAGES : EVERY_PAGE);
  const unknown = pages.find((path) => !EVERY_PAGE.includes(path));
  if (unknown === undefined) return { pages, only, isKept: keep };
  throw new UsageError(`Invalid --routes "${unknown}" (expected ${EVERY_PAGE.join(', ')}).`);
}
