import { useLocation } from 'react-router-dom';
import { phoneHref } from '@site/company/contactLinks';
import { localised } from '@site/company/languages';
import { anchors, paths } from '@site/company/paths';
import { products } from '@site/company/products';
import { ButtonLink } from '@site/shared-ui/Button';
import { Icon, iconPaths } from '@site/shared-ui/Icon';
import { VisuallyHidden } from '@site/shared-ui/VisuallyHidden';
import { menuEntriesIn } from '../../remotes/remoteRoutes';
import { useTexts } from '../../texts/useTexts';
import styles from './MobileMenu.module.css';

/** Pages without a section wait for this element before the first paint (firstPart.ts), so it stays the header's last. */
export const MENU_ID = 'site-menu';

/** A popover, so that it works before React has come and without script; the page's boot script has what browsers lack. */
export function MobileMenu() {
  const { pathname } = useLocation();
  const { language, site } = useTexts();
  const { header } = site;
  const hrefOf = (path: string) => localised(path, language);
  const entries = [
    [paths.home, header.home] as const,
    ...products.map(({ path, name }) => [path, name] as const),
    ...menuEntriesIn(language).map(({ path, menu }) => [path, menu] as const),
  ];

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
          {entries.map(([path, text]) => (
            <li key={path}>
              <a
                className={styles.link}
                href={hrefOf(path)}
                aria-current={pathname === path ? 'page' : undefined}
              >
                {text}
              </a>
            </li>
          ))}
          <li>
            <a className={styles.link} href={`#${anchors.contact}`}>
              {header.contact}
            </a>
          </li>
          <li>
            <a className={styles.link} href={phoneHref}>
              {header.call}
            </a>
          </li>
          <li className={styles.buy}>
            {/* §2 gives /buy here: another address of the form's page. */}
            <ButtonLink href={hrefOf(paths.buy)}>{header.buyNow}</ButtonLink>
          </li>
        </ul>
      </div>
    </nav>
  );
}
