import { languageNames } from '@site/company/languages';
import { useLanguage } from '../texts/language';
import styles from './layout.module.css';

/** Switches between English and Hindi. It names the other language in that language. */
export function LanguageButton() {
  const { language, choose } = useLanguage();
  const other = language === 'en' ? 'hi' : 'en';
  return (
    <button type="button" lang={other} className={styles.link} onClick={() => choose(other)}>
      {languageNames[other]}
    </button>
  );
}
