import data from '../../brand.json';

export type SocialNetwork = 'facebook' | 'instagram' | 'linkedin' | 'whatsapp';

/** What the brand says of itself in words; a further language has these in a file of its own. */
export interface BrandWords {
  /** The heading of the home page (§1). */
  readonly tagline: string;
  /** Postal address in Delhi, one line each. */
  readonly address: readonly string[];
}

/** What makes this site the site of one company: the placeholders of the specification, filled once in `brand.json`. */
export interface Brand extends BrandWords {
  /** `{product}` of the specification: begins every product name, path and collection name. */
  readonly product: string;
  /** The company's full name, as in the copyright line. */
  readonly company: string;
  /** `{phone}`, as people read it. */
  readonly phone: string;
  /** `{email}`. */
  readonly email: string;
  /** The company's pages on other networks, absolute `https:` addresses (§2, footer). */
  readonly social: Readonly<Record<SocialNetwork, string>>;
  /** Where the site is published: scheme and host, no slash at the end. */
  readonly origin: string;
  /**
   * Where a file of this repository is edited, such as `https://git.example/site/edit/main/{file}#L{line}`; `{commit}` is filled
   * in too. Empty where there is no such place.
   */
  readonly editAddress?: string;
}

export const brand: Brand = data;

/** The product's name as it stands in paths: lower case, hyphens for anything that is not a letter or a digit. */
export const productSlug = brand.product.toLowerCase().replace(/[^a-z0-9]+/g, '-');

const PLACEHOLDER = /\{(product|company|tagline|phone|email|origin)\}/g;

/**
 * Fills `{product}`, `{company}`, `{tagline}`, `{phone}`, `{email}` and `{origin}` in every text of some content.
 * Takes any JSON value and gives one of the same shape; a placeholder of another name stays as it is.
 */
export function fillBrand<Content>(content: Content): Content {
  const fill = (value: unknown): unknown => {
    if (typeof value === 'string') {
      return value.replace(PLACEHOLDER, (_, name: 'product') => brand[name]);
    }
    if (Array.isArray(value)) return value.map(fill);
    if (value && typeof value === 'object') {
      return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, fill(entry)]));
    }
    return value;
  };
  return fill(content) as Content;
}
