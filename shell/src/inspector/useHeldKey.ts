import { useEffect, useState } from 'react';

/** A key that is only pressed, alone or with others, asks for nothing. */
const HOLD_MS = 400;

/** Whether a key is held down alone. */
export function useHeldKey(key: string): boolean {
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    const listeners = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isShown = false;
    const show = (isWanted: boolean) => {
      clearTimeout(timer);
      timer = undefined;
      isShown = isWanted;
      setHeld(isWanted);
    };
    const { signal } = listeners;
    document.addEventListener(
      'keydown',
      (event) => {
        if (event.key !== key) show(false);
        else if (!event.repeat) timer ??= setTimeout(() => show(true), HOLD_MS);
      },
      { signal },
    );
    document.addEventListener(
      'keyup',
      (event) => {
        if (event.key !== key) return;
        // Firefox and Chrome on Windows would move the focus into their menu.
        if (isShown) event.preventDefault();
        show(false);
      },
      { signal },
    );
    addEventListener('blur', () => show(false), { signal });
    return () => {
      listeners.abort();
      clearTimeout(timer);
    };
  }, [key]);
  return isHeld;
}
