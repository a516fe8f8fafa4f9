import type { Heading } from '../report/diffReport';
import type { ComparedPage, ComparedSite } from '../sites/comparedSite';
import type { Alterations } from './alteredCopy';
import type { Random } from '@site/tooling/seededNumbers';

/** A change that was made on purpose, and what the report has to say of it. */
export interface SeededChange {
  kind: string;
  site: ComparedSite;
  heading: Heading;
  /** Headings of what follows from the change. */
  also?: readonly Heading[];
  /** What has to stand before or after. */
  said?: string;
  /** The pages that change; none for what belongs to no single page. */
  pages: readonly string[];
  state?: 'added' | 'removed';
  owner?: string;
}

/** Makes one change of its kind. */
export type Kind = (site: ComparedSite, random: Random) => Promise<Omit<SeededChange, 'kind'>>;

export const pageOf = async (site: ComparedSite, path: string): Promise<ComparedPage> => {
  const page = await site.page(path);
  if (!page) throw new Error(`There is no page ${path}.`);
  return page;
};

export const htmlChange = (path: string, html: string): Alterations => ({
  pages: { [path]: (page) => ({ ...page, html }) },
});

export async function anyPage(
  site: ComparedSite,
  random: Random,
  isMeant: (path: string) => boolean,
) {
  const path = random.pick((await site.pages()).filter(isMeant));
  return { path, html: (await pageOf(site, path)).html };
}

export const isProduct = (path: string) => path.includes('/products/');
export const isWhole = (path: string) => !/404|offline/.test(path);
export const isOthers = (path: string) => !isProduct(path) && isWhole(path);
