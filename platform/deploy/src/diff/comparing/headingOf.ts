import { folderOf } from '@site/tooling/workspace';
import type { TextItem } from '../pages/pageContent';
import { headings, type Heading } from '../report/diffReport';

/** Whose texts speak of health in the sections below alone. Those of every other remote are about products. */
const NOT_ABOUT_PRODUCTS: readonly string[] = [folderOf('shell'), folderOf('remoteOrder')];

/** What the texts of a section are about: those of a product page (§2), and those of the home page that speak of health. */
const SECTIONS: Readonly<Record<string, Heading>> = {
  'product-overview': 'claims',
  'mechanism-of-action': 'claims',
  'salt-composition': 'doses',
  'dosage-and-instructions': 'doses',
  indications: 'claims',
  'safety-information': 'warnings',
  circulation: 'claims',
};

/** An amount, or how often something is taken, in either language. */
const DOSE =
  /[\d०-९]\s*(?:(?:mg|mcg|µg|g|ml|times|capsules?|tablets?|drops?)(?!\p{L})|%|मि\.?\s?ग्रा|ग्राम|मिली|बार|कैप्सूल|गोली|टैबलेट)|\b(?:once|twice|thrice)\s(?:a|per)\sday|दिन में/iu;

/** When to be careful, or to ask somebody, in either language. */
const WARNING =
  /\b(?:do not|(?:see|ask|tell|show|unless|call) (?:a|your|every|the label to your) (?:doctor|pharmacist)|at once|emergency|112|stop (?:and|using|taking)|prescription|allerg\w*|pregnan\w*|external use|read the label)\b|डॉक्टर (?:को|से)|तुरंत|आपात|पर्चे|लेबल पढ़|एलर्जी|गर्भ/iu;

/** What a text is about. In doubt it is something more important: whoever answers for the texts should read it. */
export function headingOf({ text, section = '', owner }: TextItem): Heading {
  const ofSection = Object.hasOwn(SECTIONS, section) ? SECTIONS[section] : undefined;
  if (!ofSection && NOT_ABOUT_PRODUCTS.includes(owner)) return 'texts';
  if (ofSection === 'doses' || DOSE.test(text)) return 'doses';
  if (ofSection === 'warnings' || WARNING.test(text)) return 'warnings';
  return 'claims';
}

/** The heading of a change: a text that was about a dose, or is now, is looked at as one. */
export function headingOfChange(...texts: readonly (TextItem | undefined)[]): Heading {
  const all = texts.flatMap((it) => (it ? headingOf(it) : []));
  return headings.find((it) => all.includes(it)) ?? 'texts';
}
