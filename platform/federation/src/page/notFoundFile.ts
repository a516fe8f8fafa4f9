import { prefixOf, type Language } from '@site/contracts/languages';

/** The page that the server answers with, under status 404, for addresses of a language without a screen. */
export const notFoundFile = (language: Language): string =>
  `${prefixOf(language)}/404.html`.slice(1);
