import { useLocation } from 'react-router-dom';
import { languageNames, languages, localised } from '@site/contracts/languages';
import { knownPath, paths, routes } from '@site/contracts/paths';
import { useIsHydrating } from '@site/shared-ui/useIsHydrating';
import { useTexts } from '../../texts/useTexts';
import styles from './LanguageSwitch.module.css';

/**
 * Leads to the same place of the same page in each other language; from an address without a page to the home page. The
 * browser loads that page: it has scripts, words and a font of its own.
 */
export function LanguageSwitch() {
  const { pathname, hash } = useLocation();
  const isHydrating = useIsHydrating();
  const { language } = useTexts();
  const known = knownPath(pathname);
  const path = routes.includes(known) ? known : paths.home;
  // The server does not see the anchor of an address.
  const anchor = isHydrating ? '' : hash;

  return languages
    .filter((it) => it !== language)
    .map((it) => (
      <a
        key={it}
        className={styles.link}
        href={localised(path, it) + anchor}
        lang={it}
        hrefLang={it}
      >
        {languageNames[it]}
      </a>
    ));
}
