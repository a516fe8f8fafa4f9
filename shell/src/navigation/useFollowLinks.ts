import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { ALIVE } from '@site/contracts/boot';
import { languageOf, plainPath } from '@site/contracts/languages';
import { canonicalPath } from '@site/contracts/paths';
import { pageInDocument } from '../pages/pageAt';

/** The link of a click that leads to a page of this site in this language; all other links are the browser's. */
function linkToFollow(event: MouseEvent): HTMLAnchorElement | undefined {
  const { target, button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented } = event;
  if (defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey)
    return undefined;
  const link = target instanceof Element ? target.closest('a') : null;
  // An empty address asks for the page itself once more.
  if (!link?.getAttribute('href') || link.origin !== location.origin) return undefined;
  if (link.hasAttribute('target') || link.hasAttribute('download')) return undefined;
  const path = canonicalPath(link.pathname);
  const isInLanguage = languageOf(path) === languageOf(location.pathname);
  return path === location.pathname || (isInLanguage && pageInDocument(plainPath(path)))
    ? link
    : undefined;
}

/**
 * Turns links into navigation, those of remotes too: they are plain links, which browsers follow as well. One listener, so that
 * it makes no difference who drew a link and whether that part of the page is alive.
 */
export function useFollowLinks(): void {
  const navigate = useNavigate();
  useEffect(() => {
    function follow(event: MouseEvent): void {
      const link = linkToFollow(event);
      if (!link) return;
      event.preventDefault();
      const { pathname, search, hash, href } = link;
      // As browsers do: the same address is no further entry of the history.
      void navigate(
        { pathname: plainPath(canonicalPath(pathname)), search, hash },
        { replace: href === location.href },
      );
    }
    const { body } = document;
    body.addEventListener('click', follow);
    document.documentElement.setAttribute(ALIVE, '');
    return () => body.removeEventListener('click', follow);
  }, [navigate]);
}
