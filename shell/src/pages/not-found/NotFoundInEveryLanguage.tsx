import { localised } from '@site/contracts/languages';
import { paths } from '@site/contracts/paths';
import { products } from '@site/contracts/products';
import { ButtonLink } from '@site/shared-ui/Button';
import { Drawing } from '@site/shared-ui/Drawing';
import type { SiteTexts } from '../../texts/SiteTexts';
import { PageHead } from '../PageHead';
import { Ways } from '../TextPage';
import text from '../TextPage.module.css';
import lost from './drawings/lost.svg';
import styles from './NotFound.module.css';

/**
 * The page that a host sends with status 404. A static host has one for all addresses and cannot tell a visitor's language
 * by the path, so it says the same in each. No script runs in it.
 */
export function NotFoundInEveryLanguage({ languages }: { languages: readonly SiteTexts[] }) {
  const words = languages.map((texts) => ({ ...texts, ...texts.notFound }));
  const titles = words.map(({ title }) => title);
  const leads = words.map(({ lead }) => lead);
  return (
    <div className={text.page}>
      <PageHead title={titles.join(' · ')} description={leads.join(' ')} />
      <h1 className={styles.title}>
        {words.map(({ language, title }) => (
          <span key={language} lang={language}>
            {title}
          </span>
        ))}
      </h1>
      {words.map(({ language, site, lead }) => (
        <section key={language} lang={language} className={styles.language}>
          <p className={text.lead}>{lead}</p>
          <Ways>
            <ButtonLink href={localised(paths.home, language)}>{site.header.home}</ButtonLink>
            {products.map((product) => (
              <ButtonLink key={product.id} href={localised(product.path, language)} look="quiet">
                {product.name}
              </ButtonLink>
            ))}
          </Ways>
        </section>
      ))}
      <div className={styles.lost}>
        <Drawing file={lost} ratio={[720, 240]} />
      </div>
    </div>
  );
}
