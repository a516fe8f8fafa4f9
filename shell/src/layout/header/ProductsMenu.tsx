import { useId } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { products } from '@site/contracts/products';
import { Icon } from '@site/shared-ui/Icon';
import { useTexts } from '../../texts/useTexts';
import { useDisclosure } from './useDisclosure';
import header from './Header.module.css';
import styles from './ProductsMenu.module.css';

export function ProductsMenu() {
  const id = useId();
  const { pathname } = useLocation();
  const texts = useTexts().site.header;
  const { isOpen, toggle, close, root, button } = useDisclosure<HTMLDivElement>();

  return (
    <div className={styles.menu} ref={root}>
      <button
        ref={button}
        type="button"
        className={`${header.link} ${styles.button}`}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={toggle}
      >
        {texts.products}
        <Icon name="chevronDown" />
      </button>
      <ul className={styles.list} id={id} hidden={!isOpen}>
        {products.map((product) => (
          <li key={product.id}>
            <Link
              className={styles.item}
              to={product.path}
              aria-current={pathname === product.path ? 'page' : undefined}
              onClick={close}
            >
              {product.name}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
