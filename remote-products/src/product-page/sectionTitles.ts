import type { ProductAnchor } from '@site/contracts/paths';

/** What the six sections are called, in their headings and in the navigation between them (§2). */
export const sectionTitles: Readonly<Record<ProductAnchor, string>> = {
  'product-overview': 'Product overview',
  'mechanism-of-action': 'Mechanism of action',
  'salt-composition': 'Salt composition',
  'dosage-and-instructions': 'Dosage and instructions',
  indications: 'Indications',
  'safety-information': 'Safety information',
};
