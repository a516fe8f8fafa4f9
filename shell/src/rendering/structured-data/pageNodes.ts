import type { BreadcrumbList, ImageObject, MedicalWebPage, WebPage } from 'schema-dts';
import { publicAddress } from '@site/contracts/addresses';
import { localised, type Language } from '@site/contracts/languages';
import { brand } from '@site/contracts/brand';
import { paths } from '@site/contracts/paths';
import type { ProductDescription } from '@site/contracts/rendering';
import { sharePictureOf } from '@site/contracts/sharePicture';
import type { PageMetadata } from '../../pages/headCollector';
import { company, namedCompany, site } from './company';

/** A page to describe. */
export interface DescribedPage {
  /** The page's route, as specification §2 has it. */
  route: string;
  language: Language;
  head: PageMetadata;
  /** The products remote's description of the page's product. */
  product?: ProductDescription | undefined;
}

type Place = Pick<DescribedPage, 'route' | 'language'>;

const addressOf = ({ route, language }: Place) => publicAddress(localised(route, language));

const breadcrumbOf = (page: Place) => ({ '@id': `${addressOf(page)}#breadcrumb` }) as const;

/** A reference to the product of a page, which is the same in every language. */
export const productOf = ({ route }: Pick<Place, 'route'>) =>
  ({ '@id': `${publicAddress(route)}#product` }) as const;

const imageNode = (path: string) =>
  ({ '@type': 'ImageObject', url: publicAddress(path) }) satisfies ImageObject;

/** The page. A product's page is for patients, and names its reviewer once it has one. */
export function pageNode(page: DescribedPage): WebPage | MedicalWebPage {
  const { route, language, head, product } = page;
  const address = addressOf(page);
  const picture = sharePictureOf(route);
  const common = {
    '@id': `${address}#page`,
    url: address,
    name: head.title,
    description: head.description,
    inLanguage: language,
    ...(route === paths.home
      ? { isPartOf: site, publisher: company }
      : { publisher: namedCompany, breadcrumb: breadcrumbOf(page) }),
    ...(picture && { primaryImageOfPage: imageNode(picture) }),
  } as const;
  if (!product) {
    return { '@type': 'WebPage', ...common, ...(route === paths.home && { about: company }) };
  }
  const { reviewed } = product;
  return {
    '@type': 'MedicalWebPage',
    ...common,
    about: productOf(page),
    audience: { '@type': 'Patient' },
    ...(reviewed && {
      lastReviewed: reviewed.on,
      reviewedBy: { '@type': 'Person', name: reviewed.by },
    }),
  };
}

/** The breadcrumb of a page other than the home page. */
export function breadcrumbNode(page: DescribedPage): BreadcrumbList {
  const { route, language, head } = page;
  const steps = [
    { name: brand.product, route: paths.home, language },
    { name: head.title, route, language },
  ];
  return {
    '@type': 'BreadcrumbList',
    ...breadcrumbOf(page),
    itemListElement: steps.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: step.name,
      item: addressOf(step),
    })),
  };
}
