import type { Language } from '@site/company/languages';
import hindi from '../../content/hi/stand-ins.json';
import english from '../../content/stand-ins.json';

/** What a page says that stands in for another one, or whose scripts cannot start. The server alone draws it. */
export const standInTexts: Readonly<Record<Language, typeof english>> = {
  en: english,
  hi: hindi,
};
