import { useContext, type MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { fillPlaceholders } from '@site/shared-ui/fillPlaceholders';
import { Icon, iconPaths } from '@site/shared-ui/Icon';
import type { Enquiry } from '../model/enquiry';
import { useTexts } from '../texts/language';
import styles from './CallButton.module.css';
import { numberOf, TapContext } from './TapContext';

export interface CallButtonProps {
  enquiry: Enquiry;
  /** Shows the number beside the icon. */
  isWide?: boolean;
  /** The page that a tap opens as well. */
  to?: string;
}

/** One tap calls: at once where the own enquiry is, after it is taken otherwise. */
export function CallButton({ enquiry, isWide = false, to }: CallButtonProps) {
  const { enquiry: words } = useTexts();
  const tap = useContext(TapContext);
  const navigate = useNavigate();
  const { order } = enquiry;
  if (!order) return null;
  const label = fillPlaceholders(words.call, { number: order.Mobile });
  function press(event: MouseEvent): void {
    if (to !== undefined) void navigate(to);
    if (!tap(enquiry, to)) event.preventDefault();
  }
  return (
    <a
      href={numberOf(enquiry)}
      className={isWide ? `${styles.call} ${styles.wide}` : styles.call}
      aria-label={isWide ? undefined : label}
      data-screen-only=""
      onClick={press}
    >
      <Icon path={iconPaths.phone} />
      {isWide && label}
    </a>
  );
}
