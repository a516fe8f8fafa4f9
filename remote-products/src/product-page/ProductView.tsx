import { useDeferredValue } from 'react';
import { FULLY_RENDERED } from '@site/contracts/boot';
import { useIsHydrating } from '@site/shared-ui/useIsHydrating';
import type { ProductContent } from '../../content/schema';
import { LookContext } from '../illustrations/Illustration';
import { Closing } from './closing/Closing';
import { Composition } from './composition/Composition';
import { Dosage } from './dosage/Dosage';
import { Indications } from './indications/Indications';
import { Mechanism } from './mechanism/Mechanism';
import { Overview } from './overview/Overview';
import { Safety } from './safety/Safety';
import { SectionNav } from './section-nav/SectionNav';
import styles from './ProductView.module.css';

export interface ProductViewProps {
  name: string;
  content: ProductContent;
  orderHref: string;
}

/** The six sections in the order of §2. */
export function ProductView({ name, content, orderHref }: ProductViewProps) {
  // A link that leads to the page's top shows its heading first: the rest takes a slow phone longer.
  const isWhole = useDeferredValue(
    true,
    useIsHydrating() || document.documentElement.hasAttribute(FULLY_RENDERED),
  );
  return (
    <div className={styles.page} data-owner="remote-products" data-look={content.look}>
      <Overview name={name} content={content} orderHref={orderHref} />
      {isWhole && (
        <div className={styles.body}>
          <SectionNav />
          <div className={styles.sections}>
            <LookContext value={content.look}>
              <Mechanism mechanism={content.mechanism} />
              <Composition name={name} composition={content.composition} />
              <Dosage dosage={content.dosage} labelLine={content.labelLine} />
              <Indications indications={content.indications} />
              <Safety safety={content.safety} />
            </LookContext>
            <Closing content={content} orderHref={orderHref} />
          </div>
        </div>
      )}
    </div>
  );
}
