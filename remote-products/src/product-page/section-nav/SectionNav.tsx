import { Link } from 'react-router-dom';
import { productAnchors } from '@site/contracts/paths';
import { sectionTitles } from '../sectionTitles';
import { useSectionInView } from './useSectionInView';
import styles from './SectionNav.module.css';

/** Links to the six sections: a row of chips on small screens, stops along a line that stays in view on wide ones. */
export function SectionNav() {
  const inView = useSectionInView();
  return (
    <nav className={styles.nav} aria-label="On this page">
      <ul className={styles.list}>
        {productAnchors.map((anchor) => (
          <li key={anchor}>
            <Link
              className={styles.link}
              to={{ hash: anchor }}
              aria-current={anchor === inView ? 'location' : undefined}
            >
              {sectionTitles[anchor]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
