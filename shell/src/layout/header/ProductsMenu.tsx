import { Link, useLocation } from 'react-router-dom';
import { products } from '@site/contracts/products';
import { Icon } from '@site/shared-ui/Icon';
import { useTexts } from '../../texts/useTexts';
import header from './Header.module.css';
import styles from './ProductsMenu.module.css';

const ID = 'site-products';

/** A popover, like the mobile menu. */
export function ProductsMenu() {
  const { pathname } = useLocation();
  const texts = useTexts().site.header;

  return (
    <div className={styles.menu}>
      <button type="button" className={`${header.link} ${styles.button}`} popoverTarget={ID}>
        {texts.products}
        <Icon name="chevronDown" />
      </button>
      <ul className={styles.list} id={ID} popover="auto">
        {products.map((product) => (
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
      </ul>
    </div>
  );
}
