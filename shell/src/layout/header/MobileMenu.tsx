import { useId } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { anchors, paths } from '@site/contracts/paths';
import { products } from '@site/contracts/products';
import { ButtonLink } from '@site/shared-ui/Button';
import { Icon } from '@site/shared-ui/Icon';
import { useTexts } from '../../texts/useTexts';
import { useDisclosure } from './useDisclosure';
import styles from './MobileMenu.module.css';

export function MobileMenu() {
  const id = useId();
  const { pathname } = useLocation();
  const { header } = useTexts().site;
  const currentIf = (path: string) => (pathname === path ? 'page' : undefined);
  const { isOpen, toggle, close, root, button } = useDisclosure<HTMLElement>();

  return (
    <nav className={styles.narrow} aria-label={header.navigation} ref={root}>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-label={isOpen ? header.closeMenu : header.openMenu}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={toggle}
      >
        <Icon name={isOpen ? 'close' : 'menu'} />
      </button>
      <div className={styles.panel} id={id} hidden={!isOpen}>
        <ul className={styles.list} onClick={close}>
          <li>
            <Link className={styles.link} to={paths.home} aria-current={currentIf(paths.home)}>
              {header.home}
            </Link>
          </li>
          {products.map((product) => (
            <li key={product.id}>
              <Link
                className={styles.link}
                to={product.path}
                aria-current={currentIf(product.path)}
              >
                {product.name}
              </Link>
            </li>
          ))}
          <li>
            <Link className={styles.link} to={`#${anchors.contact}`}>
              {header.contact}
            </Link>
          </li>
          <li className={styles.buy}>
            {/* §2 gives /buy here, though the route is /buy-now; the router redirects. */}
            <ButtonLink to={paths.buy}>{header.buyNow}</ButtonLink>
          </li>
        </ul>
      </div>
    </nav>
  );
}
