import { useLocation } from 'react-router-dom';
import { localised } from '@site/company/languages';
import { anchors, paths } from '@site/company/paths';
import { ButtonLink } from '@site/shared-ui/Button';
import { menuEntriesIn } from '../../remotes/remoteRoutes';
import { useTexts } from '../../texts/useTexts';
import { LanguageSwitch } from './LanguageSwitch';
import { Logo } from './Logo';
import { MobileMenu } from './MobileMenu';
import { ProductsMenu } from './ProductsMenu';
import styles from './Header.module.css';

/** Specification §2, header. Wide screens show the links in a row, narrow ones behind a menu icon. */
export function Header() {
  const { pathname } = useLocation();
  const { language, site } = useTexts();
  const { header } = site;
  // §2: an anchor on the home page, which has the form; the form's page elsewhere.
  const buyNow = pathname === paths.home ? `#${anchors.buyNow}` : localised(paths.buyNow, language);

  return (
    <header className={styles.header} data-owner="shell">
      <div className={styles.row}>
        <Logo />
        <nav className={styles.wide} aria-label={header.navigation}>
          <a
            className={styles.link}
            href={localised(paths.home, language)}
            aria-current={pathname === paths.home ? 'page' : undefined}
          >
            {header.home}
          </a>
          <ProductsMenu />
          {menuEntriesIn(language).map(({ path, menu }) => (
            <a
              key={path}
              className={styles.link}
              href={localised(path, language)}
              aria-current={pathname === path ? 'page' : undefined}
            >
              {menu}
            </a>
          ))}
          <a className={styles.link} href={`#${anchors.contact}`}>
            {header.contact}
          </a>
          <ButtonLink href={buyNow}>{header.buyNow}</ButtonLink>
        </nav>
        <LanguageSwitch />
        <MobileMenu />
      </div>
    </header>
  );
}
