import { defaultLanguage, languages, type FurtherLanguage } from '@site/contracts/languages';

/** The languages whose pages stand under a prefix. */
export const furtherLanguages: readonly FurtherLanguage[] = languages.filter(
  (it) => it !== defaultLanguage,
);

const inLanguage = (file: string) => ({ import: file, dependOn: 'page' });

/**
 * The shell's entries. `page` is small, comes first and starts the remotes, while the other is still on its way. That one is
 * of a language, since a page is in one language from its first script on and loads the words of no other: the default
 * language's is `main`, each further one has its own name.
 */
export const shellEntries = {
  page: './src/page.ts',
  main: inLanguage('./src/main.tsx'),
  ...Object.fromEntries(furtherLanguages.map((it) => [it, inLanguage(`./src/main.${it}.tsx`)])),
};

/** The names of the entries of further languages, by language. */
export const furtherEntries = Object.fromEntries(furtherLanguages.map((it) => [it, it]));
