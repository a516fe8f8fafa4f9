import { Link, useLocation } from 'react-router-dom';
import { anchors, paths } from '@site/contracts/paths';
import { ButtonLink } from '@site/shared-ui/Button';
import { menuEntriesIn } from '../../routes/routesInUse';
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
  const buyNow = pathname === paths.home ? `#${anchors.buyNow}` : paths.buyNow;

  return (
    <header className={styles.header} data-owner="shell">
      <div className={styles.row}>
        <Logo />
        <nav className={styles.wide} aria-label={header.navigation}>
          <Link
            className={styles.link}
            to={paths.home}
            aria-current={pathname === paths.home ? 'page' : undefined}
          >
            {header.home}
          </Link>
          <ProductsMenu />
          {menuEntriesIn(language).map(({ path, menu }) => (
            <Link
              key={path}
              className={styles.link}
              to={path}
              aria-current={pathname === path ? 'page' : undefined}
            >
              {menu}
            </Link>
          ))}
          <Link className={styles.link} to={`#${anchors.contact}`}>
            {header.contact}
          </Link>
          <ButtonLink to={buyNow}>{header.buyNow}</ButtonLink>
        </nav>
        <LanguageSwitch />
        <MobileMenu />
      </div>
    </header>
  );
}
