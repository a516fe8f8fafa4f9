import type { Graph } from 'schema-dts';
import { paths } from '@site/contracts/paths';
import type { StructuredData } from '@site/contracts/rendering';
import { company, companyNode, siteNode } from './company';
import { pageNode, productOn, wayNode, type DescribedPage } from './page';

/** What a page says to search engines: the company, the site, the page, the way to it, and the product that it is about. */
export function structuredDataOf(page: DescribedPage): StructuredData {
  const { route, product } = page;
  const graph = {
    '@context': 'https://schema.org',
    '@graph': [
      companyNode,
      siteNode,
      pageNode(page),
      ...(route === paths.home ? [] : [wayNode(page)]),
    ],
  } satisfies Graph;
  if (!product) return graph;
  const drug = { ...product.drug, ...productOn(page), manufacturer: company };
  return { ...graph, '@graph': [...graph['@graph'], drug] };
}
