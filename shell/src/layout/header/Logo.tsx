import { brand } from '@site/company/brand';
import { localised } from '@site/company/languages';
import { paths } from '@site/company/paths';
import { useTexts } from '../../texts/useTexts';
import styles from './Logo.module.css';

export function Logo() {
  const { language, site } = useTexts();
  return (
    <a
      className={styles.logo}
      href={localised(paths.home, language)}
      aria-label={site.header.homePage}
    >
      <svg className={styles.mark} viewBox="0 0 40 40" aria-hidden="true">
        <path className={styles.vein} d="M20 35C9 27 4.5 21 4.5 14.5A7.8 7.8 0 0 1 20 12" />
        <path className={styles.artery} d="M20 12a7.8 7.8 0 0 1 15.5 2.5c0 4.5-2.5 8.5-7 12.5" />
      </svg>
      <span>{brand.product}</span>
    </a>
  );
}
