import { localised, type Language } from '@site/contracts/languages';

/** What a run measures. */
export interface Selection {
  routes: readonly string[];
  languages: readonly Language[];
}

/** The paths of the selected pages. */
export const pathsOf = ({ routes, languages }: Selection): string[] =>
  languages.flatMap((language) => routes.map((route) => localised(route, language)));
