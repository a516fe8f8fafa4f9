// The header's menus are popovers: the browser opens them, and closes them on Escape and on a press outside. This closes
// them as well when focus leaves them and when a link in them is followed, with and without React.
function close({ type, target }: Event): void {
  for (const menu of document.querySelectorAll<HTMLElement>('nav :popover-open')) {
    const isInside = menu.parentElement?.contains(target as Node);
    if (type === 'click' ? isInside && (target as Element).closest('a') : !isInside) {
      menu.hidePopover();
    }
  }
}

// Browsers without popovers refuse that selector.
if ('hidePopover' in document.documentElement) {
  addEventListener('click', close);
  addEventListener('focusin', close);
}
