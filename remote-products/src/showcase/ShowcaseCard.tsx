import { useId } from 'react';
import { localised } from '@site/company/languages';
import { ButtonLink } from '@site/shared-ui/Button';
import { MORPH } from '@site/contracts/exposedModules';
import type { Product } from '@site/company/products';
import { VisuallyHidden } from '@site/shared-ui/VisuallyHidden';
import { fillPlaceholders } from '@site/shared-ui/fillPlaceholders';
import type { ProductContent } from '../../content/schema';
import { Packshot } from '../packshots/Packshot';
import { useTexts } from '../texts/useTexts';
import styles from './ShowcaseCard.module.css';

const SIZES = 'min(24rem, 100vw - 4rem)';

interface ShowcaseCardProps {
  product: Product;
  content: ProductContent;
  orderHref: string;
}

/** The whole card links to the product's page, except Buy Now. */
export function ShowcaseCard({ product, content, orderHref }: ShowcaseCardProps) {
  const { name, path } = product;
  const { language, words } = useTexts();
  const { card, kind, look, labelLine } = content;
  const nameId = useId();
  return (
    <article className={styles.card} data-look={look} aria-labelledby={nameId}>
      <div className={styles.picture} {...{ [MORPH]: name }}>
        <Packshot picture={card.picture} alt={card.alt} sizes={SIZES} />
      </div>
      <div className={styles.words}>
        <p className={styles.kind}>{kind}</p>
        <h3 className={styles.name} id={nameId}>
          {name}
        </h3>
        <p>{card.text}</p>
        <p className={styles.label}>{labelLine}</p>
        <div className={styles.actions}>
          <span className={styles.more}>
            <ButtonLink href={localised(path, language)} look="quiet">
              {/* Text rather than aria-label: search engines read the text of a link. */}
              {words.learnMore}
              <VisuallyHidden>{fillPlaceholders(words.learnMoreAbout, { name })}</VisuallyHidden>
            </ButtonLink>
          </span>
          <span className={styles.buy}>
            <ButtonLink href={orderHref} aria-label={fillPlaceholders(words.buyNowOf, { name })}>
              {words.buyNow}
            </ButtonLink>
          </span>
        </div>
      </div>
    </article>
  );
}
