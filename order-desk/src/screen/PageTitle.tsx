import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { useTexts } from '../texts/language';
import shared from './shared.module.css';

export interface PageTitleProps {
  children: ReactNode;
  /** What tabs and the history of the browser show: never a person's name, since others may look at the screen. */
  tab: string;
  /** The page itself focuses another place, or this heading although no link led here: what had the focus is gone. */
  focus?: 'elsewhere' | 'here' | undefined;
}

/**
 * The heading of a page. One that a link led to begins at its top, and screen readers go on from there; what the browser
 * opened, or went back to, it scrolls by itself.
 */
export function PageTitle({ children, tab, focus }: PageTitleProps) {
  const { name } = useTexts();
  const heading = useRef<HTMLHeadingElement>(null);
  const { key } = useLocation();
  const isFollowed = useNavigationType() === 'PUSH';

  useEffect(() => {
    document.title = `${tab} – ${name}`;
  }, [tab, name]);
  useEffect(() => {
    if (focus === 'elsewhere' || !(isFollowed || focus === 'here')) return;
    scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
    // Once for each page that is opened.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [key]);
  return (
    <h1 ref={heading} tabIndex={-1} className={shared.title}>
      {children}
    </h1>
  );
}
