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

/** The company, as the home page describes it: as `brand.json` has it. */
const describedCompany = {
  '@type': 'Organization',
  ...company,
  name: brand.company,
  url: home,
  logo: publicAddress(icons.large.path),
  slogan: brand.tagline,
  email: brand.email,
  telephone: brand.phone,
  address: brand.address.join(', '),
  sameAs: Object.values(brand.social),
} satisfies Organization;

/** The whole site, as the home page describes it. */
const describedSite = {
  '@type': 'WebSite',
  ...site,
  url: home,
  name: brand.company,
  description: brand.tagline,
  inLanguage: [...languages],
  publisher: company,
} satisfies WebSite;

/** Company and site. Other pages than the home page name them alone, as search engines read the description there. */
export function companyAndSite(isHome: boolean): [Organization, WebSite] {
  if (isHome) return [describedCompany, describedSite];
  return [
    { '@type': 'Organization', ...company, name: brand.company, url: home },
    { '@type': 'WebSite', ...site, name: brand.company, url: home },
  ];
}
