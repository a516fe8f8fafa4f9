import type { BreadcrumbList, ImageObject, MedicalWebPage, WebPage } from 'schema-dts';
import { publicAddress } from '@site/contracts/addresses';
import { brand } from '@site/contracts/brand';
import { paths } from '@site/contracts/paths';
import type { ProductDescription } from '@site/contracts/rendering';
import { sharePictureOf } from '@site/contracts/sharePicture';
import type { ShownHead } from '../../pages/headShown';
import { company, site } from './company';

/** A page as it is described: where it stands and what it says of itself. */
export interface DescribedPage {
  path: string;
  head: ShownHead;
  /** What the products remote says of the product that the page is about. */
  product?: ProductDescription | undefined;
}

/** Points at the node of the way to a page. */
const wayTo = (path: string) => ({ '@id': `${publicAddress(path)}#way` }) as const;

/** Points at the node of the product that a page is about. */
export const productOn = (path: string) => ({ '@id': `${publicAddress(path)}#product` }) as const;

const imageNode = (path: string) =>
  ({ '@type': 'ImageObject', url: publicAddress(path) }) satisfies ImageObject;

/** The page itself; one about a product is for patients, and says who reviewed it once somebody has. */
export function pageNode({ path, head, product }: DescribedPage): WebPage | MedicalWebPage {
  const address = publicAddress(path);
  const picture = sharePictureOf(path);
  const common = {
    '@id': `${address}#page`,
    url: address,
    name: head.title,
    description: head.description,
    inLanguage: 'en',
    isPartOf: site,
    publisher: company,
    ...(picture && { primaryImageOfPage: imageNode(picture) }),
    ...(path !== paths.home && { breadcrumb: wayTo(path) }),
  } as const;
  if (!product) {
    return { '@type': 'WebPage', ...common, ...(path === paths.home && { about: company }) };
  }
  const { reviewed } = product;
  return {
    '@type': 'MedicalWebPage',
    ...common,
    about: productOn(path),
    audience: { '@type': 'Patient' },
    ...(reviewed && {
      lastReviewed: reviewed.on,
      reviewedBy: { '@type': 'Person', name: reviewed.by },
    }),
  };
}

/** The way from the home page to another page. */
export function wayNode({ path, head }: DescribedPage): BreadcrumbList {
  const steps = [
    { name: brand.product, path: paths.home },
    { name: head.title, path },
  ];
  return {
    '@type': 'BreadcrumbList',
    ...wayTo(path),
    itemListElement: steps.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: step.name,
      item: publicAddress(step.path),
    })),
  };
}
