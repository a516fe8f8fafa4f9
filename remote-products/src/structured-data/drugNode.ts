import type { Drug } from 'schema-dts';
import type { ProductContent, SafetyCard } from '../../content/schema';

type Drawing = SafetyCard['illustration'];

/** Safety cards with a property of their own in schema.org; the others are warnings. */
const properties = {
  alcohol: 'alcoholWarning',
  pregnancy: 'pregnancyWarning',
  breastfeeding: 'breastfeedingWarning',
} as const satisfies Partial<Record<Drawing, string>>;

const hasProperty = (drawing: Drawing): drawing is keyof typeof properties => drawing in properties;

const asText = ({ title, text }: { title: string; text: string }) => `${title}: ${text}`;

function warningsOf({ safety, labelLine }: ProductContent) {
  const warnings: Partial<Record<(typeof properties)[keyof typeof properties], string>> = {};
  const others: string[] = [];
  for (const card of safety.cards) {
    if (hasProperty(card.illustration)) warnings[properties[card.illustration]] = card.text;
    else others.push(asText(card));
  }
  return { ...warnings, warning: [labelLine, ...others, asText(safety.stop)] };
}

/** A schema.org `Drug` in the page's own sentences: no price, rating, dose or indication. */
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
    mechanismOfAction: mechanism.slides.map(asText),
    ...warningsOf(content),
  };
}
