import type { BrandWords } from '@site/company/brand';
import type { Language } from '@site/company/languages';
import type home from '../../content/home.json';
import type site from '../../content/site.json';
import type standIns from '../../content/stand-ins.json';

export interface PolicySection {
  title: string;
  paragraphs?: string[];
  list?: string[];
}

/** The shape of `content/privacy-policy.json`. */
export interface PolicyTexts {
  title: string;
  lead: string;
  sections: PolicySection[];
  contactTitle: string;
}

/** The shell's texts in one language; the build fills the brand in. A missing text does not compile. */
export interface SiteTexts {
  language: Language;
  brand: BrandWords;
  site: typeof site;
  home: typeof home;
  privacyPolicy: PolicyTexts;
  notFound: (typeof standIns)['notFound'];
}
