import type { BreadcrumbList, ImageObject, MedicalWebPage, WebPage } from 'schema-dts';
import { publicAddress } from '@site/contracts/addresses';
import { localised, type Language } from '@site/contracts/languages';
import { brand } from '@site/contracts/brand';
import { paths } from '@site/contracts/paths';
import type { ProductDescription } from '@site/contracts/rendering';
import { sharePictureOf } from '@site/contracts/sharePicture';
import type { ShownHead } from '../../pages/headShown';
import { company, site } from './company';

/** A page as it is described: where it stands and what it says of itself. */
export interface DescribedPage {
  /** The page's route, as specification §2 has it. */
  route: string;
  language: Language;
  head: ShownHead;
  /** What the products remote says of the product that the page is about. */
  product?: ProductDescription | undefined;
}

type Place = Pick<DescribedPage, 'route' | 'language'>;

/** The page's whole address. */
const addressOf = ({ route, language }: Place) => publicAddress(localised(route, language));

/** Points at the node of the way to a page. */
const wayTo = (page: Place) => ({ '@id': `${addressOf(page)}#way` }) as const;

/** Points at the node of the product that a page is about. */
export const productOn = (page: Place) => ({ '@id': `${addressOf(page)}#product` }) as const;

const imageNode = (path: string) =>
  ({ '@type': 'ImageObject', url: publicAddress(path) }) satisfies ImageObject;

/** The page itself; one about a product is for patients, and says who reviewed it once somebody has. */
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
    isPartOf: site,
    publisher: company,
    ...(picture && { primaryImageOfPage: imageNode(picture) }),
    ...(route !== paths.home && { breadcrumb: wayTo(page) }),
  } as const;
  if (!product) {
    return { '@type': 'WebPage', ...common, ...(route === paths.home && { about: company }) };
  }
  const { reviewed } = product;
  return {
    '@type': 'MedicalWebPage',
    ...common,
    about: productOn(page),
    audience: { '@type': 'Patient' },
    ...(reviewed && {
      lastReviewed: reviewed.on,
      reviewedBy: { '@type': 'Person', name: reviewed.by },
    }),
  };
}

/** The way from the home page to another page. */
export function wayNode(page: DescribedPage): BreadcrumbList {
  const { route, language, head } = page;
  const steps = [
    { name: brand.product, route: paths.home, language },
    { name: head.title, route, language },
  ];
  return {
    '@type': 'BreadcrumbList',
    ...wayTo(page),
    itemListElement: steps.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: step.name,
      item: addressOf(step),
    })),
  };
}
