import { fillBrand } from '@site/company/brand';
import type { StaffLanguage } from '@site/company/languages';
import english from '../../content/desk.json';
import hindi from '../../content/hi/desk.json';

/** What the desk says, in one language. */
export type DeskTexts = Omit<typeof english, 'reviewed'>;

/** By language. Both are loaded: an installed desk has to speak either without a network. */
export const deskTexts: Readonly<Record<StaffLanguage, DeskTexts>> = fillBrand({
  en: english,
  hi: hindi,
});
