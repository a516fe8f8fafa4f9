import { useLocation } from 'react-router-dom';
import { localised } from '@site/company/languages';
import { products } from '@site/company/products';
import { Icon, iconPaths } from '@site/shared-ui/Icon';
import { useTexts } from '../../texts/useTexts';
import header from './Header.module.css';
import styles from './ProductsMenu.module.css';

const ID = 'site-products';

/** A popover, like the mobile menu. */
export function ProductsMenu() {
  const { pathname } = useLocation();
  const { language, site } = useTexts();
  const { header: texts } = site;

  return (
    <div className={styles.menu}>
      <button type="button" className={`${header.link} ${styles.button}`} popoverTarget={ID}>
        {texts.products}
        <Icon path={iconPaths.chevronDown} />
      </button>
      <ul className={styles.list} id={ID} popover="auto">
        {products.map((product) => (
          <li key={product.id}>
            <a
              className={styles.item}
              href={localised(product.path, language)}
              aria-current={pathname === product.path ? 'page' : undefined}
            >
              {product.name}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
