import type { Graph } from 'schema-dts';
import { paths } from '@site/contracts/paths';
import type { StructuredData } from '@site/contracts/rendering';
import { company, companyAndSite } from './company';
import { breadcrumbNode, pageNode, productOf, type DescribedPage } from './pageNodes';

/** A page's structured data for search engines: company, site, page, breadcrumb and product. */
export function structuredDataOf(page: DescribedPage): StructuredData {
  const { route, product } = page;
  const graph = {
    '@context': 'https://schema.org',
    '@graph': [
      ...companyAndSite(route === paths.home),
      pageNode(page),
      ...(route === paths.home ? [] : [breadcrumbNode(page)]),
    ],
  } satisfies Graph;
  if (!product) return graph;
  const drug = { ...product.drug, ...productOf(page), manufacturer: company };
  return { ...graph, '@graph': [...graph['@graph'], drug] };
}
