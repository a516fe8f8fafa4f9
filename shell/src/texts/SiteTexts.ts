import type { BrandWords } from '@site/contracts/brand';
import type { Language } from '@site/contracts/languages';
import type site from '../../content/site.json';

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

/**
 * The shell's texts in one language that any page may need, with the brand filled in. A missing text does not compile. Pages
 * that stand in scripts of their own bring theirs.
 */
export interface SiteTexts {
  language: Language;
  brand: BrandWords;
  site: typeof site;
}
