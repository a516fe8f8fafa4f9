import type { Graph } from 'schema-dts';
import { publicAddress, sharePictureOf } from '@site/company/addresses';
import { defaultLanguage } from '@site/company/languages';
import { paths } from '@site/company/paths';
import type { StructuredData } from '@site/contracts/rendering';
import {
  company,
  describedCompany,
  describedSite,
  breadcrumbNode,
  pageNode,
  productOf,
  type DescribedPage,
} from './pageNodes';

/**
 * A page's structured data for search engines: company and site on the home page, page and breadcrumb on others, and the
 * product. They read what is said of the product in the default language, where its sentences need a third of the bytes; in
 * others it is named alone.
 */
export function structuredDataOf(page: DescribedPage): StructuredData {
  const { route, language, product } = page;
  const graph = {
    '@context': 'https://schema.org',
    '@graph':
      route === paths.home
        ? [describedCompany, describedSite]
        : [pageNode(page), breadcrumbNode(page)],
  } satisfies Graph;
  if (!product) return graph;
  const isDescribed = language === defaultLanguage;
  const { '@type': type, name } = product.drug as { '@type': string; name: string };
  const drug = {
    ...(isDescribed
      ? {
          ...product.drug,
          image: publicAddress(sharePictureOf(route) ?? ''),
          manufacturer: company,
        }
      : { '@type': type, name }),
    ...productOf(page),
  };
  return { ...graph, '@graph': [...graph['@graph'], drug] };
}
