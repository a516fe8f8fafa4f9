// The header's menus are popovers: the browser opens them, and closes them on Escape and on a press outside. This closes
// them as well when focus leaves them and when a link in them is followed, with and without React.
(() => {
  const close = ({ type, target }) => {
    for (const menu of document.querySelectorAll('nav :popover-open')) {
      const isInside = menu.parentElement.contains(target);
      if (type === 'click' ? isInside && target.closest('a') : !isInside) menu.hidePopover();
    }
  };
  // Browsers without popovers refuse that selector.
  if (!document.documentElement.hidePopover) return;
  document.addEventListener('click', close);
  document.addEventListener('focusin', close);
})();
