import type { Organization, WebSite } from 'schema-dts';
import { publicAddress } from '@site/contracts/addresses';
import { brand } from '@site/contracts/brand';
import { languages } from '@site/contracts/languages';
import { icons } from '@site/contracts/icons';
import { paths } from '@site/contracts/paths';

const home = publicAddress(paths.home);

/** A reference to the company. */
export const company = { '@id': `${home}#company` } as const;

/** A reference to the site. */
export const site = { '@id': `${home}#site` } as const;

/** The company, as other pages than the home page name it: search engines read the description there. */
export const namedCompany = {
  '@type': 'Organization',
  ...company,
  name: brand.company,
  url: home,
} satisfies Organization;

/** The company, as the home page describes it: as `brand.json` has it. */
export const describedCompany = {
  ...namedCompany,
  logo: publicAddress(icons.large.path),
  slogan: brand.tagline,
  email: brand.email,
  telephone: brand.phone,
  address: brand.address.join(', '),
  sameAs: Object.values(brand.social),
} satisfies Organization;

/** The whole site, as the home page describes it. */
export const describedSite = {
  '@type': 'WebSite',
  ...site,
  url: home,
  name: brand.company,
  description: brand.tagline,
  inLanguage: [...languages],
  publisher: company,
} satisfies WebSite;
