import { furtherLanguages } from '@site/company/furtherLanguages';
import { defaultLanguage, languages, type Language } from '@site/company/languages';
import type { StoredRelease } from '@site/releases/release/releaseFormat';
import { entryIn } from './filesOfPage';

/** A chunk with the words of a language, as builds name it (`inLanguage` of contracts). */
const IN_FURTHER_LANGUAGE = new RegExp(`[.](${furtherLanguages.join('|')})(?=[.](js|css)$)`);

/**
 * Tells which of a release's browser files pages of a language may load: those of all languages, and those with its own words. A
 * release that lacks the language shows the words of the default one.
 */
export function filesInLanguage(
  release: StoredRelease,
  language: Language,
): (file: string) => boolean {
  if (release.adopted) return () => true;
  const { files } = release;
  const starts = (other: Language) => {
    const { scripts = [], styles = [] } = entryIn(release, other) ?? {};
    return [...scripts, ...styles];
  };
  const own = starts(language);
  const ofOthers = languages.flatMap(starts).filter((file) => own.length && !own.includes(file));
  return (file) => {
    const named = IN_FURTHER_LANGUAGE.exec(file)?.[1];
    if (named !== undefined) return named === language;
    if (ofOthers.includes(file)) return false;
    const inThisLanguage = file.replace(/(?=[.](js|css)$)/, `.${language}`);
    return language === defaultLanguage || !(`web/${inThisLanguage}` in files);
  };
}
