import type { ProductShowcaseProps } from '@site/contracts/remotes/products';
import { catalogue } from '@site/contracts/catalogue';
import type { Product, ProductId } from '@site/contracts/products';
import type { CardContent } from '../../content/schema';
import { ShowcaseCard } from './ShowcaseCard';
import { useCatalogueCards } from './texts/useCatalogueCards';
import { useTexts } from './texts/useTexts';
import styles from './ProductShowcase.module.css';

interface CardsProps {
  products: readonly Product[];
  contents: Readonly<Partial<Record<ProductId, CardContent>>>;
  orderHref: string;
}

function Cards({ products, contents, orderHref }: CardsProps) {
  return (
    <ul className={styles.cards} data-owner="remote-products">
      {products.map((product) => (
        <li key={product.id} className={styles.item}>
          <ShowcaseCard
            product={product}
            content={contents[product.id] as CardContent}
            orderHref={orderHref}
          />
        </li>
      ))}
    </ul>
  );
}

function CatalogueCards({ page, orderHref }: Required<ProductShowcaseProps>) {
  const products = catalogue.pages[page - 1]?.products ?? [];
  return <Cards products={products} contents={useCatalogueCards(page)} orderHref={orderHref} />;
}

/** The cards of the home page (§2), or of a page of the catalogue. The shell renders the heading above. */
export function ProductShowcase({ orderHref, page }: ProductShowcaseProps) {
  const { listed } = useTexts();
  if (PAGES_BRING_FILES && page !== undefined) {
    return <CatalogueCards page={page} orderHref={orderHref} />;
  }
  return <Cards products={catalogue.listed} contents={listed} orderHref={orderHref} />;
}
