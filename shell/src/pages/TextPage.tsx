import type { ReactNode } from 'react';
import { localised } from '@site/contracts/languages';
import { paths } from '@site/contracts/paths';
import { products } from '@site/contracts/products';
import { ButtonLink } from '@site/shared-ui/Button';
import type { SiteTexts } from '../texts/SiteTexts';
import { PageHead } from './PageHead';
import styles from './TextPage.module.css';

export interface WaysProps {
  texts: Pick<SiteTexts, 'language' | 'site'>;
  /** What comes first, instead of the home page. */
  children?: ReactNode;
}

/** Links to the pages of the site, where there is nothing else to go on with. */
export function Ways({ texts: { language, site }, children }: WaysProps) {
  return (
    <div className={styles.ways}>
      {children}
      <ButtonLink href={localised(paths.home, language)} {...(children && { look: 'quiet' })}>
        {site.header.home}
      </ButtonLink>
      {products.map((product) => (
        <ButtonLink key={product.id} href={localised(product.path, language)} look="quiet">
          {product.name}
        </ButtonLink>
      ))}
    </div>
  );
}

export function TextPage(props: { title: string; lead: string; children: ReactNode }) {
  const { title, lead, children } = props;
  return (
    <div className={styles.page}>
      <PageHead title={title} description={lead} />
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.lead}>{lead}</p>
      {children}
    </div>
  );
}
