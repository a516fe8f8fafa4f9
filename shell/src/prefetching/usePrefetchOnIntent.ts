import { useEffect } from 'react';
import { languageOf, plainPath } from '@site/contracts/languages';
import { savesData } from '@site/contracts/visitorPreferences';
import { whenIdle } from '@site/shared-ui/whenIdle';
import { partsAt } from '../pages/pageAt';

/** How long an idle moment is waited for, in ms: a finger stays on a link for as long. */
const MAX_WAIT_MS = 100;

/**
 * Fetches what the page lacks that a link leads to, piece by piece while the browser is idle: all at once, between a press
 * and its click, would hold the answer of a slow phone up for 80 ms.
 */
function prefetch({ target }: Event): void {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || link.origin !== location.origin || link.pathname === location.pathname) return;
  // A page in another language is a full page load with other scripts.
  if (savesData() || languageOf(link.pathname) !== languageOf(location.pathname)) return;
  for (const part of partsAt(plainPath(link.pathname))) whenIdle(part.load, MAX_WAIT_MS);
}

/**
 * Prefetches a page's remotes when a visitor points at, touches or focuses a link to it. It listens on the
 * document, so links of the remotes count too.
 */
export function usePrefetchOnIntent(): void {
  useEffect(() => {
    document.addEventListener('pointerover', prefetch, { passive: true });
    document.addEventListener('focusin', prefetch);
    return () => {
      document.removeEventListener('pointerover', prefetch);
      document.removeEventListener('focusin', prefetch);
    };
  }, []);
}
