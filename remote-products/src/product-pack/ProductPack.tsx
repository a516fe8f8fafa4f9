import type { ProductPackProps } from '@site/contracts/productsRemote';
import { productOf } from '@site/company/products';
import { Packshot } from '../packshots/Packshot';
import { useTexts } from '../texts/useTexts';
import styles from './ProductPack.module.css';

/** What the order form is about: the pack and its name, beside the heading of the form's page. */
export function ProductPack({ product }: ProductPackProps) {
  const { picture } = useTexts().contents[product].card;
  return (
    <figure className={styles.pack} data-owner="products">
      <Packshot picture={picture} alt="" sizes="8.5rem" />
      <figcaption>{productOf(product).name}</figcaption>
    </figure>
  );
}
