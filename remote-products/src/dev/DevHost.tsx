import { Link, useLocation } from 'react-router-dom';
import { languageNames, languages, localised, type Language } from '@site/contracts/languages';
import { paths } from '@site/contracts/paths';
import { products } from '@site/contracts/products';
import ProductPage from '../exposes/ProductPage';
import ProductPageInHindi from '../exposes/ProductPage.hi';
import ProductShowcase from '../exposes/ProductShowcase';
import ProductShowcaseInHindi from '../exposes/ProductShowcase.hi';
import styles from './DevHost.module.css';

const parts = {
  en: { Page: ProductPage, Showcase: ProductShowcase },
  hi: { Page: ProductPageInHindi, Showcase: ProductShowcaseInHindi },
};

/** This remote without the shell: the product pages at their paths, the showcase elsewhere. */
export function DevHost({ language }: { language: Language }) {
  const { Page, Showcase } = parts[language];
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
        {languages.map((it) => (
          <a key={it} href={localised(pathname, it)} lang={it}>
            {languageNames[it]}
          </a>
        ))}
      </nav>
      <main className={product ? undefined : styles.part}>
        {product ? (
          <Page key={product.id} product={product.id} orderHref={paths.buyNow} />
        ) : (
          <Showcase orderHref={paths.buyNow} />
        )}
      </main>
    </>
  );
}
