import { Drawing } from '@site/shared-ui/Drawing';
import type { SiteTexts } from '../../texts/SiteTexts';
import { useTexts } from '../../texts/useTexts';
import { PageHead } from '../PageHead';
import { TextPage, SiteLinks } from '../TextPage';
import text from '../TextPage.module.css';
import lost from './drawings/lost.svg';
import styles from './NotFound.module.css';

const Lost = () => (
  <div className={styles.lost}>
    <Drawing file={lost} ratio={[720, 240]} />
  </div>
);

/** Shown where the shell is opened at an address of no page, as in development. A host sends `NotFoundInEveryLanguage`. */
export function NotFound() {
  const texts = useTexts();
  return (
    <TextPage {...texts.notFound}>
      <SiteLinks texts={texts} />
      <Lost />
    </TextPage>
  );
}

/**
 * The page that a host sends with status 404. A static host has one for all addresses and cannot tell a visitor's language
 * by the path, so it says the same in each. No script runs in it.
 */
export function NotFoundInEveryLanguage({ languages }: { languages: readonly SiteTexts[] }) {
  const titles = languages.map(({ notFound }) => notFound.title);
  const leads = languages.map(({ notFound }) => notFound.lead);
  return (
    <div className={text.page}>
      <PageHead title={titles.join(' · ')} description={leads.join(' ')} />
      <h1 className={styles.title}>
        {languages.map(({ language, notFound }) => (
          <span key={language} lang={language}>
            {notFound.title}
          </span>
        ))}
      </h1>
      {languages.map((texts) => (
        <section key={texts.language} lang={texts.language} className={styles.language}>
          <p className={text.lead}>{texts.notFound.lead}</p>
          <SiteLinks texts={texts} isShort />
        </section>
      ))}
      <Lost />
    </div>
  );
}
