import type { BrandWords } from '@site/contracts/brand';
import type { Language } from '@site/contracts/languages';
import type home from '../../content/home.json';
import type site from '../../content/site.json';

/** A part of the privacy page. */
export interface PolicySection {
  title: string;
  paragraphs?: string[];
  list?: string[];
}

/** The privacy page: the shape of `content/privacy-policy.json`. */
export interface PolicyTexts {
  title: string;
  lead: string;
  sections: PolicySection[];
  contactTitle: string;
}

/** All that the shell says in one language, the brand filled in. A language that lacks a text does not compile. */
export interface SiteTexts {
  language: Language;
  /** The brand's own words in the language. */
  brand: BrandWords;
  /** Header, footer, messages: `content/site.json`. */
  site: typeof site;
  /** The home page and the heading of the form: `content/home.json`. */
  home: typeof home;
  privacy: PolicyTexts;
}
