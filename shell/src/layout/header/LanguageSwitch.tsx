import { useLocation } from 'react-router-dom';
import { languageNames, languages, localised } from '@site/contracts/languages';
import { knownPath, paths, routes } from '@site/contracts/paths';
import { useIsHydrating } from '@site/shared-ui/useIsHydrating';
import { useTexts } from '../../texts/useTexts';
import styles from './LanguageSwitch.module.css';

/**
 * Links to this page in the other languages, or to the home page where there is none. A full page load: each language has its
 * own scripts, texts and font.
 */
export function LanguageSwitch() {
  const { pathname, hash } = useLocation();
  const isHydrating = useIsHydrating();
  const { language } = useTexts();
  const known = knownPath(pathname);
  const path = routes.includes(known) ? known : paths.home;
  // The prerendered page has no anchor.
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
