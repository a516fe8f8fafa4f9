import { useEffect, useRef } from 'react';
import { productAnchors } from '@site/company/paths';
import { useTexts } from '../../texts/useTexts';
import { useSectionInView } from './useSectionInView';
import styles from './SectionNav.module.css';

/** A row of chips on narrow screens, a list along a line on wide ones; both stay while one reads. */
export function SectionNav() {
  const inView = useSectionInView();
  const { words } = useTexts();
  const list = useRef<HTMLUListElement>(null);
  // Not `scrollIntoView`, which would move the page as well.
  useEffect(() => {
    const chip = list.current?.querySelector('[aria-current]')?.parentElement;
    if (chip) list.current?.scrollTo?.({ left: chip.offsetLeft - chip.offsetWidth / 2 });
  }, [inView]);
  return (
    <nav className={styles.nav} aria-label={words.onThisPage}>
      <ul className={styles.list} ref={list}>
        {productAnchors.map((anchor) => (
          <li key={anchor}>
            <a
              className={styles.link}
              href={`#${anchor}`}
              aria-current={anchor === inView ? 'location' : undefined}
            >
              {words.sections[anchor]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
