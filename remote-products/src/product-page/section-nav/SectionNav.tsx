import { useEffect, useRef } from 'react';
import { productAnchors } from '@site/company/paths';
import { useTexts } from '../../texts/useTexts';
import { useSectionInView } from './useSectionInView';
import styles from './SectionNav.module.css';

/** Scrolls the row until a chip is in its middle. Not `scrollIntoView`, which would move the page as well. */
function showChip(chip: Element | null | undefined): void {
  const item = chip?.closest('li');
  const row = item?.closest('ul');
  if (item) row?.scrollTo?.({ left: item.offsetLeft - (row.clientWidth - item.offsetWidth) / 2 });
}

/** A row of chips on narrow screens, a list along a line on wide ones; both stay while one reads. */
export function SectionNav() {
  const inView = useSectionInView();
  const { words } = useTexts();
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const row = list.current;
    // Who goes from chip to chip by keyboard keeps the focused one in view.
    if (!row?.querySelector(':focus-visible')) showChip(row?.querySelector('[aria-current]'));
  }, [inView]);
  return (
    <nav className={styles.nav} aria-label={words.onThisPage}>
      <ul className={styles.list} ref={list}>
        {productAnchors.map((anchor) => (
          <li key={anchor}>
            <a
              className={styles.link}
              href={`#${anchor}`}
              // One that is pressed stays under the pointer, or its click is lost.
              onFocus={({ target }) => target.matches(':focus-visible') && showChip(target)}
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
