import type { Language } from '@site/company/languages';
import { isKept } from '../remotes/detachedParts';
import { loadWithin } from '../remotes/remoteModule';
import { partsOf, type SiteRoute } from '../routes';
import { canOpenDocument, isReachable } from './openDocument';

/** How long the page that is left stays for the parts of the next one, in ms. */
const MAX_WAIT_MS = 400;

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
  const isStyled = route?.handle?.isStyled?.() ?? true;
  if (isStyled && !missing.length) return undefined;
  return (async () => {
    const isThere = isStyled && (await loadWithin(missing, MAX_WAIT_MS));
    const hasText = !isThere && !route?.handle?.isForeign && canOpenDocument();
    return hasText && isReachable(href);
  })();
}
