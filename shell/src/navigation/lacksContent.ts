import type { Language } from '@site/company/languages';
import { MAX_WAIT_MS } from '../pageContext';
import { leavePage } from '../pageLife';
import { isKept } from '../remotes/detachedParts';
import { loadWithin } from '../remotes/remoteModule';
import { partsOf, type SiteRoute } from '../routes';
import { canOpenDocument, isReachable } from './openDocument';

/**
 * Waits for what a page shows first, and tells whether its document has to be opened in its place: it has the page's text. Takes
 * the page's address. False at once where nothing is missing: a link is followed in its own click then.
 */
export function lacksContent(
  route: SiteRoute | undefined,
  language: Language,
  { pathname, href }: { pathname: string; href: string },
): false | Promise<boolean> {
  const missing = partsOf(route, language).filter(
    ({ name, state }) => state().step !== 'loaded' && !isKept(name, pathname),
  );
  const isStyled = route?.handle?.isStyled?.() ?? true;
  if (isStyled && !missing.length) return false;
  leavePage();
  return (async () => {
    const isThere = isStyled && (await loadWithin(missing, MAX_WAIT_MS));
    const hasText = !isThere && !route?.handle?.isForeign && canOpenDocument();
    return hasText && isReachable(href);
  })();
}
