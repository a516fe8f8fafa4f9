import { ButtonLink } from '@site/shared-ui/Button';
import type { ProductContent } from '../../../content/schema';
import { Packshot } from '../../packshots/Packshot';
import { useTexts } from '../../texts/useTexts';
import { LabelLine } from '../label-line/LabelLine';
import styles from './Closing.module.css';

interface ClosingProps {
  content: ProductContent;
  orderHref: string;
}

export function Closing({ content, orderHref }: ClosingProps) {
  const { words } = useTexts();
  const { closing, labelLine } = content;
  return (
    <section className={styles.closing} aria-labelledby="product-closing-title">
      <div className={styles.picture}>
        <Packshot picture={closing.picture} alt={closing.alt} sizes="16rem" />
      </div>
      <div className={styles.words}>
        <h2 id="product-closing-title">{closing.title}</h2>
        <p>{closing.text}</p>
        <ButtonLink href={orderHref}>{words.buyNow}</ButtonLink>
        <LabelLine>{labelLine}</LabelLine>
      </div>
    </section>
  );
}
