import type { Drug } from 'schema-dts';
import type { ProductContent, SafetyCard } from '../content/schema';

type Drawing = SafetyCard['illustration'];

/** The points of safety for which schema.org has a property of their own; all others are warnings. */
const properties = {
  alcohol: 'alcoholWarning',
  pregnancy: 'pregnancyWarning',
  breastfeeding: 'breastfeedingWarning',
} as const satisfies Partial<Record<Drawing, string>>;

const hasProperty = (drawing: Drawing): drawing is keyof typeof properties => drawing in properties;

const told = ({ title, text }: { title: string; text: string }) => `${title}: ${text}`;

/** The warnings of a page, each safety card under the property that is meant for it. */
function warningsOf({ safety, labelLine }: ProductContent) {
  const warnings: Partial<Record<(typeof properties)[keyof typeof properties], string>> = {};
  const others: string[] = [];
  for (const card of safety.cards) {
    if (hasProperty(card.illustration)) warnings[properties[card.illustration]] = card.text;
    else others.push(told(card));
  }
  return { ...warnings, warning: [labelLine, ...others, told(safety.stop)] };
}

/**
 * A product as a node of schema.org's type `Drug`. It says what the page says, in the page's own sentences: no price, no
 * rating, no dose, and no condition that it would be for.
 */
export function drugNode(name: string, content: ProductContent): Drug {
  const { card, medicine, composition, mechanism } = content;
  return {
    '@type': 'Drug',
    name,
    description: card.text,
    dosageForm: medicine.form,
    administrationRoute: medicine.route,
    ...(medicine.onPrescription && { prescriptionStatus: 'https://schema.org/PrescriptionOnly' }),
    activeIngredient: composition.rows.map(({ active, amount }) =>
      amount ? `${active} ${amount}` : active,
    ),
    mechanismOfAction: mechanism.slides.map(told),
    ...warningsOf(content),
  };
}
