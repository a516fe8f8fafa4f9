import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { useTexts } from '../texts/language';
import layout from './layout.module.css';

export interface PageTitleProps {
  children: ReactNode;
  /** What tabs and the history of the browser show: never a person's name, since others may look at the screen. */
  tab: string;
  /** The page itself focuses another place. */
  isFocusElsewhere?: boolean;
}

/** What had the focus went with the page before; in a page that has just been opened nothing had it. */
function isFocusLost(): boolean {
  return document.activeElement === document.body && navigator.userActivation.hasBeenActive;
}

/**
 * The heading of a page, from which screen readers and the keyboard go on. A page that a link led to begins at its top; what the
 * browser opened, or went back to, it scrolls by itself.
 */
export function PageTitle({ children, tab, isFocusElsewhere = false }: PageTitleProps) {
  const { name } = useTexts();
  const heading = useRef<HTMLHeadingElement>(null);
  const { key } = useLocation();
  const type = useNavigationType();

  useEffect(() => {
    document.title = `${tab} – ${name}`;
  }, [tab, name]);
  const begin = useEffectEvent(() => {
    if (isFocusElsewhere || !(type === 'PUSH' || isFocusLost())) return;
    if (type !== 'POP') scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  });
  // Once for each page that is opened.
  useEffect(() => begin(), [key]);
  return (
    <h1 ref={heading} tabIndex={-1} className={layout.title}>
      {children}
    </h1>
  );
}
