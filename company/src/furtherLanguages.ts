import { defaultLanguage, languages, type FurtherLanguage } from './languages';

/** The languages whose pages stand under a prefix. Not in languages.ts, which is part of browsers' scripts. */
export const furtherLanguages: readonly FurtherLanguage[] = languages.filter(
  (language) => language !== defaultLanguage,
);
