import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { ALIVE } from '@site/contracts/boot';
import { languageOf, plainPath, type Language } from '@site/company/languages';
import { canonicalPath } from '@site/company/paths';
import { routeAt } from '../routes';
import { useTexts } from '../texts/useTexts';
import { loadContent } from './loadContent';
import { openDocument } from './openDocument';
import type { FollowedLink } from '../pageContext';
import { leavePage, stayOnPage } from '../pageLife';

/** The link of a click that leads to a page of this site in this language; all other links are the browser's. */
function linkToFollow(event: MouseEvent, language: Language): HTMLAnchorElement | undefined {
  const { target, button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented } = event;
  if (defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey)
    return undefined;
  const link = target instanceof Element ? target.closest('a') : null;
  // An empty address asks for the page itself once more.
  if (!link?.getAttribute('href') || link.origin !== location.origin) return undefined;
  if (link.hasAttribute('target') || link.hasAttribute('download')) return undefined;
  const path = canonicalPath(link.pathname);
  const isInLanguage = languageOf(path) === language;
  return path === location.pathname || (isInLanguage && routeAt(plainPath(path), language))
    ? link
    : undefined;
}

/**
 * Turns links into navigation, those of remotes too: they are plain links, which browsers follow as well, and parts have React
 * roots of their own, where no `Link` finds the router. One listener, so that it makes no difference who drew a link and whether
 * that part of the page is alive. The page is left when the parts of the next one are there; where they are not soon, the
 * document of that page is opened: it has its text.
 */
export function useFollowLinks(): void {
  const navigate = useNavigate();
  const { language } = useTexts();
  useEffect(() => {
    let latest: object | undefined;

    async function follow(event: MouseEvent): Promise<void> {
      const link = linkToFollow(event, language);
      if (!link) return;
      event.preventDefault();
      const { search, hash, href } = link;
      const path = canonicalPath(link.pathname);
      const pathname = plainPath(path);
      // The last link counts.
      const current = (latest = link);
      if (path !== location.pathname) {
        const route = routeAt(pathname, language);
        const loading = loadContent(route, language, { pathname: path, href });
        if (loading) leavePage();
        const isDocument = loading && (await loading);
        if (latest !== current) return;
        if (isDocument) return openDocument(href);
      } else {
        stayOnPage();
      }
      // Back to this entry is the shell's to scroll: the browser would scroll the page that is being left. At any other time, as
      // after a reload, the position is the browser's.
      history.scrollRestoration = 'manual';
      const state: FollowedLink = { from: location.pathname };
      // As browsers do: the same address is no further entry of the history.
      const replace = location.href === location.origin + path + search + hash;
      void navigate({ pathname, search, hash }, { replace, state });
      history.scrollRestoration = 'auto';
    }
    const forget = () => (latest = undefined);
    // A page that the browser kept shows again that it was being left.
    const stay = ({ persisted }: PageTransitionEvent) => persisted && stayOnPage();
    const listener = (event: MouseEvent) => void follow(event);
    const { body } = document;
    body.addEventListener('click', listener);
    addEventListener('popstate', forget);
    addEventListener('pageshow', stay);
    document.documentElement.setAttribute(ALIVE, '');
    return () => {
      body.removeEventListener('click', listener);
      removeEventListener('popstate', forget);
      removeEventListener('pageshow', stay);
    };
  }, [navigate, language]);
}
