import { brand } from './brand';
import { products } from './products';
import { defaultLanguage, languages, localised, plainPath, type Language } from './languages';
import { pages } from './paths';

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

/** The size of the pictures that go with shared links, in px: the one that networks ask for. */
export const SHARE_PICTURE_SIZE = { width: 1200, height: 630 } as const;

/** The path of the picture that goes with links to a page, by the page's name. The files stand in `shell/public`. */
export const sharePictureNamed = (name: string): string => `/og/${name}.jpg`;

const pageOf = (path: string) => pages.find((page) => page.path === plainPath(path));

/** The path of a page's picture, the same in every language; undefined for an address without a page. */
export function sharePictureOf(path: string): string | undefined {
  const page = pageOf(path);
  return page && sharePictureNamed(page.name);
}

const PACKS = 'A carton, a blister strip and tablets beside a tube';

/** What is drawn beside the words of each picture; a curved line is behind all of them. */
const drawn: Readonly<Partial<Record<string, string>>> = {
  home: PACKS,
  forte: 'A carton, a blister strip and tablets',
  cream: 'An open tube, its cap and some cream',
  'buy-now': PACKS,
};

/** What a page's picture shows, for those who cannot see it, in the language of the words on it. */
export function sharePictureText(path: string): string {
  const { name = '' } = pageOf(path) ?? {};
  const product = products.find(({ id }) => id === name);
  return `${drawn[name] ?? 'A curved line'}: ${product?.name ?? brand.company}`;
}
