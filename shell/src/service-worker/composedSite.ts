import { languageOf, localised } from '@site/company/languages';
import { paths } from '@site/company/paths';
import { RELEASES_ADDRESS } from '@site/contracts/publishedRelease';
import { COMPOSED_SITE, type ComposedSite } from '@site/contracts/serviceWorker';

/** The composition that this worker belongs to. */
export const composedSite = (globalThis as unknown as Record<string, ComposedSite>)[
  COMPOSED_SITE
] as ComposedSite;

/** Whether a path is that of a file of this composition's releases. */
export const isOwnFile = (path: string): boolean =>
  composedSite.bases.some((base) => path.startsWith(base));

/** The path of the page that stands in for one that is not kept, in the language of that one. */
export const offlinePageFor = (path: string): string => localised(paths.offline, languageOf(path));

/** Whether a path is that of a page that a visitor has opened. */
export const isPage = (path: string): boolean =>
  !path.startsWith(RELEASES_ADDRESS) && path !== offlinePageFor(path);
