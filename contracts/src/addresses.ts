import { brand } from './brand';

/** The whole address of a path on the published site. */
export function publicAddress(path: string): string {
  return brand.origin + path;
}

/** A page in one language. */
export interface LanguageVersion {
  /** A language tag, as in `lang` and `hreflang`. */
  readonly language: string;
  readonly path: string;
}

/**
 * The versions of a page in every language that has one, the default language first. Takes the path of any of them.
 * Head and sitemap name the others when there are more than one.
 */
export function languageVersions(path: string): readonly LanguageVersion[] {
  return [{ language: 'en', path }];
}
