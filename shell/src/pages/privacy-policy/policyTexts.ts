import type { Language } from '@site/company/languages';
import styles from './PrivacyPolicy.module.css';

interface PolicySection {
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

/** Scripts of their own: few visitors read it, and each sentence that the law asks for would weigh on all pages. */
const importPolicy: Readonly<Record<Language, () => Promise<{ default: PolicyTexts }>>> = {
  en: () => import(/* webpackChunkName: "policy" */ '../../../content/privacy-policy.json'),
  hi: () => import(/* webpackChunkName: "policy.hi" */ '../../../content/hi/privacy-policy.json'),
};

const policies = new Map<Language, PolicyTexts>();

/** The policy in a language; undefined where it is not there yet. */
export const policyIn = (language: Language): PolicyTexts | undefined => policies.get(language);

export async function loadPolicy(language: Language): Promise<PolicyTexts> {
  const policy = policies.get(language) ?? (await importPolicy[language]()).default;
  policies.set(language, policy);
  return policy;
}

const textsOf = (element: ParentNode | null | undefined, selector: string): string[] =>
  Array.from(element?.querySelectorAll(selector) ?? [], ({ textContent }) => textContent);

/**
 * Reads the policy from the document that shows it, so that nothing is loaded there that could be missing: a boundary that still
 * waits loses its prerendered content as soon as the address changes, to an anchor as well. Call it before the shell hydrates.
 */
export function keepPolicy(page: ParentNode, language: Language): void {
  const element = page.querySelector(`.${styles.sections}`);
  // Chrome has translated it by then: what is taken over would stay translated when the visitor wants the original.
  if (element?.querySelector('font')) return;
  const sections = Array.from(element?.children ?? [], (section) => ({
    title: textsOf(section, 'h2').join(''),
    paragraphs: textsOf(section, 'p'),
    list: textsOf(section, 'li'),
  }));
  const contact = sections.pop();
  if (!contact) return;
  const [title = ''] = textsOf(page, 'main h1');
  const [lead = ''] = textsOf(page, 'main p');
  policies.set(language, { title, lead, sections, contactTitle: contact.title });
}
