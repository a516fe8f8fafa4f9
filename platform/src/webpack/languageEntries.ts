import { defaultLanguage, languages, type FurtherLanguage } from '@site/contracts/languages';

/** The languages whose pages stand under a prefix. */
export const furtherLanguages: readonly FurtherLanguage[] = languages.filter(
  (it) => it !== defaultLanguage,
);

/**
 * The shell's entries: one for each language, since a page is in one language from its first script on and loads the words
 * of no other. The default language's is `main`; each further one has its own name.
 */
export const shellEntries: Readonly<Record<string, string>> = {
  main: './src/main.tsx',
  ...Object.fromEntries(furtherLanguages.map((it) => [it, `./src/main.${it}.tsx`])),
};

/** The names of the entries of further languages, by language. */
export const furtherEntries = Object.fromEntries(furtherLanguages.map((it) => [it, it]));
