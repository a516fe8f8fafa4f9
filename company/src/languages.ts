/** The languages of the site, as in `lang` and `hreflang`; the first is the one that stands without a prefix. */
export const languages = ['en', 'hi'] as const;

export type Language = (typeof languages)[number];

/** The language whose pages stand at the addresses of specification §2. */
export const defaultLanguage = languages[0];

/** A language whose pages stand under a prefix. */
export type FurtherLanguage = Exclude<Language, typeof defaultLanguage>;

/** The languages of mails to staff and of the order desk. */
export const staffLanguages = ['en', 'hi'] as const satisfies readonly Language[];

export type StaffLanguage = (typeof staffLanguages)[number];

/** What each language calls itself: visitors who look for it may read no other. */
export const languageNames: Readonly<Record<Language, string>> = { en: 'English', hi: 'हिन्दी' };

/** What comes before a path in a language: nothing, or `/hi`. */
export const prefixOf = (language: Language): string =>
  language === defaultLanguage ? '' : `/${language}`;

/** The language that an address is in. Takes a path from the root. */
export function languageOf(path: string): Language {
  const first = path.split('/', 2)[1];
  return (
    languages.find((language) => language !== defaultLanguage && language === first) ??
    defaultLanguage
  );
}

/** A path of specification §2 in a language: `/buy-now` is `/hi/buy-now`, `/` is `/hi`. */
export function localised(path: string, language: Language): string {
  const prefix = prefixOf(language);
  return path === '/' ? prefix || path : prefix + path;
}

/** The path without its language, as specification §2 has it: `/hi/buy-now` is `/buy-now`. */
export function plainPath(path: string): string {
  return path.slice(prefixOf(languageOf(path)).length) || '/';
}
