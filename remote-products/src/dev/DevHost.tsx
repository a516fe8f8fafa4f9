import { Link, useLocation } from 'react-router-dom';
import { paths } from '@site/contracts/paths';
import { products } from '@site/contracts/products';
import ProductPage from '../exposes/ProductPage';
import ProductShowcase from '../exposes/ProductShowcase';
import styles from './DevHost.module.css';

/** Shows what this remote exposes without the shell: each product page under its own path, the showcase elsewhere. */
export function DevHost() {
  const { pathname } = useLocation();
  const product = products.find(({ path }) => path === pathname);
  return (
    <>
      <nav className={styles.bar} aria-label="Parts">
        <Link to={paths.home}>Showcase</Link>
        {products.map(({ id, name, path }) => (
          <Link key={id} to={path}>
            {name}
          </Link>
        ))}
      </nav>
      <main className={product ? undefined : styles.part}>
        {product ? (
          <ProductPage key={product.id} product={product.id} orderHref={paths.buyNow} />
        ) : (
          <ProductShowcase orderHref={paths.buyNow} />
        )}
      </main>
    </>
  );
}
