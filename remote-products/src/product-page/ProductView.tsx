import { BelowFold } from '@site/shared-ui/BelowFold';
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
  opensAtTop?: boolean | undefined;
}

/** The six sections in the order of §2. */
export function ProductView({ name, content, orderHref, opensAtTop = false }: ProductViewProps) {
  return (
    <div className={styles.page} data-owner="products" data-look={content.look}>
      <Overview name={name} content={content} orderHref={orderHref} />
      <BelowFold isDeferred={opensAtTop}>
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
      </BelowFold>
    </div>
  );
}
