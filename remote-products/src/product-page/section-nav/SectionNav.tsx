import { productAnchors } from '@site/company/paths';
import { useTexts } from '../../texts/useTexts';
import { useSectionInView } from './useSectionInView';
import styles from './SectionNav.module.css';

/** A row of chips on narrow screens, a sticky list along a line on wide ones. */
export function SectionNav() {
  const inView = useSectionInView();
  const { words } = useTexts();
  return (
    <nav className={styles.nav} aria-label={words.onThisPage}>
      <ul className={styles.list}>
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
