import { localised } from '@site/company/languages';
import { paths } from '@site/company/paths';
import { useTexts } from '../../texts/useTexts';
import wordmark from './wordmark.json';
import styles from './Logo.module.css';

/** The mark and the brand's name, which `npm run content -- icons` draws. */
export function Logo() {
  const { language, site } = useTexts();
  return (
    <a
      className={styles.logo}
      href={localised(paths.home, language)}
      aria-label={site.header.homePage}
    >
      <svg className={styles.drawing} viewBox={`0 0 ${wordmark.width} 240`} aria-hidden="true">
        <path className={styles.vein} d="M120 210C54 162 27 126 27 87A47 47 0 0 1 120 72" />
        <path className={styles.artery} d="M120 72a47 47 0 0 1 93 15c0 27-15 51-42 75" />
        <path fill="currentColor" stroke="none" d={wordmark.path} />
      </svg>
    </a>
  );
}
