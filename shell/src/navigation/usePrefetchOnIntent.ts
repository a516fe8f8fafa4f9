import { useEffect } from 'react';
import { languageOf, plainPath, type Language } from '@site/company/languages';
import { canonicalPath } from '@site/company/paths';
import { savesData } from '@site/contracts/visitorPreferences';
import { whenIdle } from '@site/shared-ui/whenIdle';
import { partsOf, routeAt } from '../routes';
import { useTexts } from '../texts/useTexts';

/** How long an idle moment is waited for, in ms: a finger stays on a link for as long. */
const MAX_WAIT_MS = 100;

/**
 * Fetches what the page lacks that a link leads to, piece by piece while the browser is idle: all at once, between a press
 * and its click, would hold the answer of a slow phone up for 80 ms.
 */
function prefetch({ target }: Event, language: Language): void {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || link.origin !== location.origin || link.pathname === location.pathname) return;
  // A page in another language is a full page load with other scripts.
  if (savesData() || languageOf(link.pathname) !== language) return;
  const route = routeAt(plainPath(canonicalPath(link.pathname)), language);
  for (const part of partsOf(route, language)) whenIdle(part.load, MAX_WAIT_MS);
  const load = route?.handle?.needs?.load;
  if (load) whenIdle(() => void load(language).catch(() => {}), MAX_WAIT_MS);
}

/**
 * Prefetches a page's remotes when a visitor points at, touches or focuses a link to it. It listens on the
 * document, so links of the remotes count too.
 */
export function usePrefetchOnIntent(): void {
  const { language } = useTexts();
  useEffect(() => {
    const listener = (event: Event) => prefetch(event, language);
    document.addEventListener('pointerover', listener, { passive: true });
    document.addEventListener('focusin', listener);
    return () => {
      document.removeEventListener('pointerover', listener);
      document.removeEventListener('focusin', listener);
    };
  }, [language]);
}
