import { useEffect } from 'react';
import { inLanguage } from '@site/contracts/exposedModules';
import { languageOf, plainPath } from '@site/contracts/languages';
import { modulesOnPage } from '../remotes/modulesOnPage';
import { resources } from '../remotes/resources';

/** Where the browser tells it: whether the visitor asked for as little traffic as possible. */
const savesData = () =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** Fetches what the page behind a link needs and this one may lack. */
function prefetch({ target }: Event): void {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || link.origin !== location.origin || link.pathname === location.pathname) return;
  const language = languageOf(location.pathname);
  // A page in another language is loaded with scripts of its own.
  if (savesData() || languageOf(link.pathname) !== language) return;
  modulesOnPage(plainPath(link.pathname)).forEach((module) =>
    resources.get(inLanguage(module, language))?.prefetch(),
  );
}

/**
 * Fetches a page's remote as soon as a visitor points at a link to it, touches it, or reaches it with the keyboard: most of
 * the way is done when the link is followed. Links of the remotes count as well, since they, too, stand in the document.
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
