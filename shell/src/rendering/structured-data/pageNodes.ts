import type { BreadcrumbList, MedicalWebPage, WebPage, Organization, WebSite } from 'schema-dts';
import { localised, type Language } from '@site/company/languages';
import type { ProductDescription } from '@site/contracts/rendering';
import { publicAddress } from '@site/company/addresses';
import type { PageMetadata } from '../../pages/PageHead';
import { brand } from '@site/company/brand';
import { icons } from '@site/company/icons';
import { paths } from '@site/company/paths';

/** A page to describe. */
export interface DescribedPage {
  /** The page's route, as specification §2 has it. */
  route: string;
  language: Language;
  head: PageMetadata;
  /** The products remote's description of the page's product. */
  product?: ProductDescription | undefined;
}

type LocalisedRoute = Pick<DescribedPage, 'route' | 'language'>;

const addressOf = ({ route, language }: LocalisedRoute) =>
  publicAddress(localised(route, language));

const breadcrumbOf = (page: LocalisedRoute) =>
  ({ '@id': `${addressOf(page)}#breadcrumb` }) as const;

/** A reference to the product of a page, which is the same in every language. */
export const productOf = ({ route }: Pick<LocalisedRoute, 'route'>) =>
  ({ '@id': `${publicAddress(route)}#product` }) as const;

/** A page other than the home page. A product's page is for patients, and names its reviewer once it has one. */
export function pageNode(page: DescribedPage): WebPage | MedicalWebPage {
  const { language, head, product } = page;
  const common = {
    '@id': addressOf(page),
    name: head.title,
    description: head.description,
    inLanguage: language,
    publisher: namedCompany,
    breadcrumb: breadcrumbOf(page),
  } as const;
  if (!product) return { '@type': 'WebPage', ...common };
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

/** The breadcrumb of a page other than the home page: search engines take the page's own address for the last step. */
export function breadcrumbNode(page: DescribedPage): BreadcrumbList {
  const { language, head } = page;
  return {
    '@type': 'BreadcrumbList',
    ...breadcrumbOf(page),
    itemListElement: [
      {
        '@type': 'ListItem',
        position: 1,
        name: brand.product,
        item: addressOf({ route: paths.home, language }),
      },
      { '@type': 'ListItem', position: 2, name: head.title },
    ],
  };
}

const home = publicAddress(paths.home);

/** A reference to the company. */
export const company = { '@id': `${home}#company` } as const;

/** The company, as other pages than the home page name it: search engines read the description there. */
const namedCompany = {
  '@type': 'Organization',
  ...company,
  name: brand.company,
  url: home,
} satisfies Organization;

/** The company, as the home page describes it: as `brand.json` has it. */
export const describedCompany = {
  ...namedCompany,
  logo: publicAddress(icons.large.path),
  email: brand.email,
  telephone: brand.phone,
  address: brand.address.join(', '),
  sameAs: Object.values(brand.social),
} satisfies Organization;

/** The whole site, as the home page describes it: search results take its name from here, and read no more. */
export const describedSite = {
  '@type': 'WebSite',
  url: home,
  name: brand.company,
} satisfies WebSite;
