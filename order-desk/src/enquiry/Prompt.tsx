import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { isEscape } from '../screen/isEscape';
import styles from './Prompt.module.css';

export interface PromptProps {
  label: string | undefined;
  /** Escape does the same. A prompt without it has to be answered. */
  onClose?: () => void;
  children: ReactNode;
}

/** What style sheets know of it. */
const ROOM = '--desk-prompt';

/** Gives the page as much room below as a prompt covers: what gets the focus is never beneath it (WCAG 2.4.11). */
function makeRoom(prompt: HTMLElement | null) {
  if (!prompt) return undefined;
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => style.setProperty(ROOM, `${prompt.offsetHeight}px`));
  observer.observe(prompt);
  return () => {
    observer.disconnect();
    style.removeProperty(ROOM);
  };
}

/** Asks at the end of the screen, where the thumb is, whatever page is open. */
export function Prompt({ label, onClose, children }: PromptProps) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (isEscape(event)) onClose?.();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event);
    addEventListener('keydown', listener);
    return () => removeEventListener('keydown', listener);
  }, []);
  return (
    <section
      ref={makeRoom}
      data-screen-only=""
      data-prompt=""
      className={styles.prompt}
      aria-label={label}
    >
      {children}
    </section>
  );
}
