import type { BrandWords } from '@site/company/brand';
import type { Language } from '@site/company/languages';
import type home from '../../content/home.json';
import type site from '../../content/site.json';
import type standIns from '../../content/stand-ins.json';

/** The shell's texts in one language; the build fills the brand in. A missing text does not compile. */
export interface SiteTexts {
  language: Language;
  brand: BrandWords;
  site: typeof site;
  home: typeof home;
  notFound: (typeof standIns)['notFound'];
}
