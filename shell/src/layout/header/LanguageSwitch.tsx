import { useLocation } from 'react-router-dom';
import { languageNames, languages, localised, type Language } from '@site/company/languages';
import { paths, routes } from '@site/company/paths';
import { remoteRouteAt } from '../../remotes/remoteRoutes';
import { useTexts } from '../../texts/useTexts';
import styles from './LanguageSwitch.module.css';

/**
 * Links to this page in the other languages, or to the home page where there is none. A full page load: each language has its
 * own scripts, texts and font. The boot script adds the anchor.
 */
export function LanguageSwitch() {
  const { pathname } = useLocation();
  const { language } = useTexts();
  const isIn = (language: Language) =>
    routes.includes(pathname) || remoteRouteAt(pathname)?.languages.includes(language) === true;

  return languages
    .filter((other) => other !== language)
    .map((language) => (
      <a
        key={language}
        className={styles.link}
        href={localised(isIn(language) ? pathname : paths.home, language)}
        lang={language}
        hrefLang={language}
      >
        {languageNames[language]}
      </a>
    ));
}
