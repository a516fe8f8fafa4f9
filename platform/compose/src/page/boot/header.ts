// The header's menus are popovers: the browser opens them, and closes them on Escape and on a press outside. This closes
// them as well when focus leaves them, when a link in them is followed, on Back and Forward, and when the window becomes so
// wide or narrow that another menu is shown, with and without React. A phone's toolbar and keyboard resize it too: what is
// still shown stays open.
function close({ type, target }: Event): void {
  for (const menu of document.querySelectorAll<HTMLElement>('nav :popover-open')) {
    const isInside = target !== window && menu.parentElement?.contains(target as Node);
    const isShown = type === 'resize' && menu.getClientRects().length;
    if (type === 'click' ? isInside && (target as Element).closest('a') : !isInside && !isShown) {
      menu.hidePopover();
    }
  }
}

addEventListener('click', close);
addEventListener('focusin', close);
addEventListener('popstate', close);
addEventListener('resize', close);

// The link to this page in another language leads to the same place of it: a page that was made ahead knows of no anchor.
addEventListener(
  'click',
  ({ target }) => {
    const link = (target as Element).closest<HTMLAnchorElement>('a[hreflang]');
    if (link) link.hash = location.hash;
  },
  true,
);

export {};
