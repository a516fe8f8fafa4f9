import { ALIVE, FULLY_RENDERED, isRevisit, SCROLL_POSITIONS } from '@site/contracts/boot';
import { whenParsed } from './shellScripts';

const root = document.documentElement;

// Browsers return to where the visitor was, which is exact only in a page that is laid out whole.
if (isRevisit()) root.setAttribute(FULLY_RENDERED, '');

// They do so but for an entry of the history that the shell has left for another one of the same document. Its script, which
// would do it, is there much later.
whenParsed(() => {
  if (history.scrollRestoration !== 'manual') return;
  // Before the page is loaded, the browser would go back to where the page before was.
  addEventListener('load', () => setTimeout(() => (history.scrollRestoration = 'auto')));
  try {
    const positions = JSON.parse(sessionStorage.getItem(SCROLL_POSITIONS)!);
    scrollTo(0, positions[history.state.key].top);
  } catch {
    // The tab keeps nothing, or nothing of this entry.
  }
});

const { pathname } = location;

// Back to a page that an earlier document of the tab has drawn, before React answers in this one.
addEventListener('popstate', () => {
  if (root.hasAttribute(ALIVE) || location.pathname === pathname) return;
  history.scrollRestoration = 'manual';
  location.reload();
});
