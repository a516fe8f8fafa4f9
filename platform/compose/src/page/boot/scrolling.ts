import { ALIVE, FULLY_RENDERED, RELOADING, SCROLL_POSITIONS } from '@site/contracts/boot';
import { whenParsed } from './shellScripts';

const root = document.documentElement;

/** Where this entry of the tab's history was left. */
let position:
  { top: number; isWhole: boolean; section?: { id: string; below: number } } | undefined;
try {
  position = JSON.parse(sessionStorage.getItem(SCROLL_POSITIONS)!)[history.state.key];
} catch {
  // The tab keeps nothing, or nothing of this entry.
}

// The browser returns to where the visitor was: in the same layout that is the same place.
if (position?.isWhole) root.setAttribute(FULLY_RENDERED, '');

// But for an entry that the shell has left for another one of the same document. Its script, which would do it, is there much
// later.
whenParsed(() => {
  if (history.scrollRestoration !== 'manual') return;
  // Before the page is loaded, the browser would go back to where the page before was.
  addEventListener('load', () => setTimeout(() => (history.scrollRestoration = 'auto')));
  if (!position) return;
  root.setAttribute(FULLY_RENDERED, '');
  const { top, section } = position;
  const place = section && document.getElementById(section.id);
  scrollTo(0, place ? scrollY + place.getBoundingClientRect().top + section.below : top);
});

const { pathname } = location;

// Back to a page that an earlier document of the tab has drawn, before React answers in this one.
addEventListener('popstate', () => {
  if (root.hasAttribute(ALIVE) || location.pathname === pathname) return;
  root.setAttribute(RELOADING, '');
  history.scrollRestoration = 'manual';
  location.reload();
});
