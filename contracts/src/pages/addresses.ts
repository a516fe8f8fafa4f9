import { brand } from '../company/brand';
import { defaultLanguage, languages, localised, plainPath, type Language } from './languages';

/** The whole address of a path on the published site. */
export function publicAddress(path: string): string {
  return brand.origin + path;
}

/** A page in one language. */
export interface LanguageVersion {
  readonly language: Language;
  readonly path: string;
}

/**
 * The versions of a page in the languages that it exists in, the default language first. Takes the path of any of them.
 * Head and sitemap name the others when there are more than one.
 */
export function languageVersions(
  path: string,
  present: readonly Language[] = languages,
): readonly LanguageVersion[] {
  const plain = plainPath(path);
  const inOrder = languages.filter((language) => present.includes(language));
  return inOrder.map((language) => ({ language, path: localised(plain, language) }));
}

/** The same as search engines are told it: by `hreflang`, with the default language for visitors of every other. */
export function alternatesOf(
  versions: readonly LanguageVersion[],
): readonly { hreflang: string; path: string }[] {
  if (versions.length < 2) return [];
  const all = versions.map(({ language, path }) => ({ hreflang: language as string, path }));
  const rest = versions.find(({ language }) => language === defaultLanguage);
  return rest ? [...all, { hreflang: 'x-default', path: rest.path }] : all;
}
