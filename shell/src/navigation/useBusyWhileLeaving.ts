import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import './leaving.css';

/**
 * Says on the page's content that another page was asked for and is not drawn yet, in the next frame: on a slow phone React
 * takes most of a second for it. The header shows it, and assistive technology knows.
 */
export function useBusyWhileLeaving(id: string): void {
  const shown = useLocation();
  useLayoutEffect(() => {
    const { pathname } = window.location;
    const content = document.getElementById(id);
    // The router has changed the address before these are told.
    const tell = () => {
      if (window.location.pathname !== pathname) content?.setAttribute('aria-busy', 'true');
    };
    document.addEventListener('click', tell);
    window.addEventListener('popstate', tell);
    return () => {
      content?.removeAttribute('aria-busy');
      document.removeEventListener('click', tell);
      window.removeEventListener('popstate', tell);
    };
  }, [shown, id]);
}
