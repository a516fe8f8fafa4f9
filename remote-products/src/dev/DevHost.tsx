import { languages, localised, type Language } from '@site/company/languages';
import { paths } from '@site/company/paths';
import { products } from '@site/company/products';
import { PartElement } from '@site/shared-ui/PartElement';
import ProductPage from '../exposes/ProductPage';
import ProductPageInHindi from '../exposes/ProductPage.hi';
import ProductShowcase from '../exposes/ProductShowcase';
import ProductShowcaseInHindi from '../exposes/ProductShowcase.hi';
import styles from './DevHost.module.css';

const parts = {
  en: { Page: ProductPage, Showcase: ProductShowcase },
  hi: { Page: ProductPageInHindi, Showcase: ProductShowcaseInHindi },
};

export interface DevHostProps {
  language: Language;
  /** Without the language. */
  path: string;
}

/** This remote without the shell: the product pages at their paths, the showcase elsewhere. */
export function DevHost({ language, path }: DevHostProps) {
  const { Page, Showcase } = parts[language];
  const product = products.find((product) => product.path === path);
  const orderHref = localised(paths.buyNow, language);
  return (
    <>
      <nav className={styles.bar} aria-label="Parts">
        <a href={localised(paths.home, language)}>Showcase</a>
        {products.map((product) => (
          <a key={product.id} href={localised(product.path, language)}>
            {product.name}
          </a>
        ))}
        {languages.map((code) => (
          <a key={code} href={localised(path, code)}>
            {code}
          </a>
        ))}
      </nav>
      <main className={product ? undefined : styles.part}>
        {product ? (
          <PartElement part={Page} props={{ product: product.id, orderHref }} />
        ) : (
          <PartElement part={Showcase} props={{ orderHref }} />
        )}
      </main>
    </>
  );
}
