import { useEffect } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { Icon, iconPaths } from '@site/shared-ui/Icon';
import { isPageZoomed } from '@site/shared-ui/pageZoom';
import { useTexts } from '../texts/language';
import styles from './EnquiryPage.module.css';

/** How far a finger goes for the next one, in px, and how straight. */
const SWIPE_PX = 80;
const STRAIGHT = 2;

export interface PagerProps {
  /** The references of the list, in its order. */
  references: readonly string[];
  current: string;
}

const pathOf = (reference: string) => `/enquiries/${reference}`;
const isTyping = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input, select, textarea') !== null;

/** Whoever selects text, or moves a page that is zoomed, goes nowhere else. */
const isReading = () => getSelection()?.isCollapsed === false || isPageZoomed();

/** The one before and the one after in the list: by link, by arrow key, and by swipe. */
export function Pager({ references, current }: PagerProps) {
  const { enquiry: words } = useTexts();
  const navigate = useNavigate();
  const at = references.indexOf(current);
  const previous = at > 0 ? references[at - 1] : undefined;
  const next = at < 0 ? undefined : references[at + 1];

  useEffect(() => {
    let start: Touch | undefined;
    const go = (reference: string | undefined) => reference && void navigate(pathOf(reference));
    const press = (event: KeyboardEvent) => {
      const { altKey, ctrlKey, metaKey, shiftKey } = event;
      if (altKey || ctrlKey || metaKey || shiftKey) return;
      if (isTyping(event.target) || isReading()) return;
      if (event.key === 'ArrowLeft') go(previous);
      if (event.key === 'ArrowRight') go(next);
    };
    const touch = (event: TouchEvent) => {
      start = event.touches.length === 1 && !isTyping(event.target) ? event.touches[0] : undefined;
    };
    const lift = (event: TouchEvent) => {
      const end = event.changedTouches[0];
      if (!start || !end || isReading()) return;
      const [x, y] = [end.clientX - start.clientX, end.clientY - start.clientY];
      start = undefined;
      if (Math.abs(x) > SWIPE_PX && Math.abs(x) > STRAIGHT * Math.abs(y))
        go(x > 0 ? previous : next);
    };
    addEventListener('keydown', press);
    addEventListener('touchstart', touch, { passive: true });
    addEventListener('touchend', lift);
    return () => {
      removeEventListener('keydown', press);
      removeEventListener('touchstart', touch);
      removeEventListener('touchend', lift);
    };
  }, [navigate, previous, next]);

  const link = (reference: string | undefined, text: string, icon: string) =>
    reference && (
      <Link to={pathOf(reference)} className={styles.page} aria-label={text}>
        <Icon path={icon} />
      </Link>
    );
  return (
    <nav aria-label={words.pager} className={styles.pager}>
      {link(previous, words.previous, iconPaths.chevronLeft)}
      {link(next, words.next, iconPaths.chevronRight)}
    </nav>
  );
}
