import type { ProductShowcaseProps } from '@site/contracts/productsRemote';
import { products } from '@site/company/products';
import { ShowcaseCard } from './ShowcaseCard';
import { useTexts } from '../texts/useTexts';
import styles from './ProductShowcase.module.css';

/** The cards of the home page (§2). The shell renders the heading above. */
export function ProductShowcase({ orderHref }: ProductShowcaseProps) {
  const { contents } = useTexts();
  return (
    <ul className={styles.cards} data-owner="products">
      {products.map((product) => (
        <li key={product.id} className={styles.item}>
          <ShowcaseCard product={product} content={contents[product.id]} orderHref={orderHref} />
        </li>
      ))}
    </ul>
  );
}
