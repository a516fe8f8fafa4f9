import type { ReactNode } from 'react';
import { localised } from '@site/company/languages';
import { paths } from '@site/company/paths';
import { products } from '@site/company/products';
import { ButtonLink } from '@site/shared-ui/Button';
import type { SiteTexts } from '../texts/SiteTexts';
import { PageHead } from './PageHead';
import styles from './TextPage.module.css';

export interface SiteLinksProps {
  texts: Pick<SiteTexts, 'language' | 'site'>;
  /** Leaves out products and privacy. */
  isShort?: boolean;
  /** What comes first, instead of the home page. */
  children?: ReactNode;
}

/** Links to the pages of the site, where there is nothing else to go on with. */
export function SiteLinks({
  texts: { language, site },
  isShort = false,
  children,
}: SiteLinksProps) {
  const link = (path: string, text: string, look: 'primary' | 'quiet' = 'quiet') => (
    <ButtonLink key={path} href={localised(path, language)} look={look}>
      {text}
    </ButtonLink>
  );
  return (
    <div className={styles.ways}>
      {children}
      {link(paths.home, site.header.home, children ? 'quiet' : 'primary')}
      {!isShort && products.map(({ path, name }) => link(path, name))}
      {link(paths.buyNow, site.header.buyNow)}
      {!isShort && link(paths.privacyPolicy, site.footer.privacy)}
    </div>
  );
}

interface TextPageProps {
  title: string;
  lead: string;
  /** What stands beside the heading, without room of its own. */
  beside?: ReactNode;
  children: ReactNode;
}

export function TextPage({ title, lead, beside, children }: TextPageProps) {
  return (
    <div className={styles.page}>
      <PageHead title={title} description={lead} />
      <h1 className={styles.title}>{title}</h1>
      {beside && <div className={styles.beside}>{beside}</div>}
      <p className={styles.lead}>{lead}</p>
      {children}
    </div>
  );
}
