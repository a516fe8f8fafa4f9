import { useLocation } from 'react-router-dom';
import { localised } from '@site/contracts/languages';
import { anchors, paths } from '@site/contracts/paths';
import { products } from '@site/contracts/products';
import { ButtonLink } from '@site/shared-ui/Button';
import { Icon, iconPaths } from '@site/shared-ui/Icon';
import { VisuallyHidden } from '@site/shared-ui/VisuallyHidden';
import { menuEntriesIn } from '../../routes/routesInUse';
import { useTexts } from '../../texts/useTexts';
import styles from './MobileMenu.module.css';

/** The last element of the header. */
export const MENU_ID = 'site-menu';

/** A popover, so that it works before React has come and without script; the page's boot script has what browsers lack. */
export function MobileMenu() {
  const { pathname } = useLocation();
  const { language, site } = useTexts();
  const { header } = site;
  const hrefOf = (path: string) => localised(path, language);
  const currentIf = (path: string) => (pathname === path ? 'page' : undefined);

  return (
    <nav className={styles.narrow} aria-label={header.navigation}>
      <button type="button" className={styles.button} popoverTarget={MENU_ID}>
        <span className={styles.open}>
          <Icon path={iconPaths.menu} />
          <VisuallyHidden>{header.openMenu}</VisuallyHidden>
        </span>
        <span className={styles.close}>
          <Icon path={iconPaths.close} />
          <VisuallyHidden>{header.closeMenu}</VisuallyHidden>
        </span>
      </button>
      <div className={styles.panel} id={MENU_ID} popover="auto">
        <ul className={styles.list}>
          <li>
            <a
              className={styles.link}
              href={hrefOf(paths.home)}
              aria-current={currentIf(paths.home)}
            >
              {header.home}
            </a>
          </li>
          {products.map((product) => (
            <li key={product.id}>
              <a
                className={styles.link}
                href={hrefOf(product.path)}
                aria-current={currentIf(product.path)}
              >
                {product.name}
              </a>
            </li>
          ))}
          {menuEntriesIn(language).map(({ path, menu }) => (
            <li key={path}>
              <a className={styles.link} href={hrefOf(path)} aria-current={currentIf(path)}>
                {menu}
              </a>
            </li>
          ))}
          <li>
            <a className={styles.link} href={`#${anchors.contact}`}>
              {header.contact}
            </a>
          </li>
          <li className={styles.buy}>
            {/* §2 gives /buy here, though the route is /buy-now; the router redirects. */}
            <ButtonLink href={hrefOf(paths.buy)}>{header.buyNow}</ButtonLink>
          </li>
        </ul>
      </div>
    </nav>
  );
}
