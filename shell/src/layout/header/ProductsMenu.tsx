import { Link, useLocation } from 'react-router-dom';
import { catalogue } from '@site/contracts/catalogue';
import { Icon } from '@site/shared-ui/Icon';
import * as iconPaths from '@site/shared-ui/iconPaths';
import { useTexts } from '../../texts/useTexts';
import header from './Header.module.css';
import styles from './ProductsMenu.module.css';

const ID = 'site-products';

/** A popover, like the mobile menu. */
export function ProductsMenu() {
  const { pathname } = useLocation();
  const { header: texts, catalogue: words } = useTexts().site;

  return (
    <div className={styles.menu}>
      <button type="button" className={`${header.link} ${styles.button}`} popoverTarget={ID}>
        {texts.products}
        <Icon path={iconPaths.chevronDown} />
      </button>
      <ul className={styles.list} id={ID} popover="auto">
        {catalogue.listed.map((product) => (
          <li key={product.id}>
            <Link
              className={styles.item}
              to={product.path}
              aria-current={pathname === product.path ? 'page' : undefined}
            >
              {product.name}
            </Link>
          </li>
        ))}
        {catalogue.path && (
          <li>
            <Link
              className={styles.item}
              to={catalogue.path}
              aria-current={pathname === catalogue.path ? 'page' : undefined}
            >
              {words.all}
            </Link>
          </li>
        )}
      </ul>
    </div>
  );
}
