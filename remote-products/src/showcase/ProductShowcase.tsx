import type { ProductShowcaseProps } from '@site/contracts/remotes/products';
import { catalogue } from '@site/contracts/catalogue';
import { useTexts } from '../texts/useTexts';
import { ShowcaseCard } from './ShowcaseCard';
import styles from './ProductShowcase.module.css';

/** The cards of the home page (§2), or of a page of the catalogue. The shell renders the heading above. */
export function ProductShowcase({ orderHref, page }: ProductShowcaseProps) {
  const { contents } = useTexts();
  const products =
    page === undefined ? catalogue.listed : (catalogue.pages[page - 1]?.products ?? []);
  return (
    <ul className={styles.cards} data-owner="remote-products">
      {products.map((product) => (
        <li key={product.id} className={styles.item}>
          <ShowcaseCard product={product} content={contents[product.id]} orderHref={orderHref} />
        </li>
      ))}
    </ul>
  );
}
