import type { Language } from '@site/company/languages';
import { withTimeout } from '@site/shared-ui/withTimeout';
import { isKept } from '../remotes/detachedParts';
import { loadWithin } from '../remotes/remoteModule';
import { partsOf, type SiteRoute } from '../routes';
import { canOpenDocument, isReachable } from './openDocument';

/** How long the page that is left stays for the content of the next one, in ms. */
const MAX_WAIT_MS = 400;

async function comesInTime(loading?: Promise<unknown>): Promise<boolean> {
  if (!loading) return false;
  const tooLate = () => new Error(`The page's content took longer than ${MAX_WAIT_MS} ms`);
  return withTimeout(MAX_WAIT_MS, loading, tooLate).then(
    () => true,
    () => false,
  );
}

/**
 * Loads what a page shows first, and resolves to whether its document has to be opened in its place: it has the page's text. Takes
 * the page's address.
 *
 * @returns undefined where nothing is missing: a link is followed in its own click then
 */
export function loadContent(
  route: SiteRoute | undefined,
  language: Language,
  { pathname, href }: { pathname: string; href: string },
): Promise<boolean> | undefined {
  const missing = partsOf(route, language).filter(
    ({ name, state }) => state().step !== 'loaded' && !isKept(name, pathname),
  );
  const needs = route?.handle?.needs;
  const isHere = needs?.isHere(language) ?? true;
  if (isHere && !missing.length) return undefined;
  return (async () => {
    const isThere =
      (isHere || (await comesInTime(needs?.load?.(language)))) &&
      (await loadWithin(missing, MAX_WAIT_MS));
    const hasText = !isThere && !route?.handle?.isForeign && canOpenDocument();
    return hasText && isReachable(href);
  })();
}
