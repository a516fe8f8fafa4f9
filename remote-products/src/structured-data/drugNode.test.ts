import { english } from '../texts/en';
import describeProduct from '../server-modules/describeProduct';
import { drugNode } from './drugNode';

const forte = english.contents.forte!;
const textOf = (drawing: string) =>
  forte.safety.cards.find(({ illustration }) => illustration === drawing)?.text;

test('the tablet has the safety information of its page', () => {
  const node = drugNode('Forte', forte);
  expect(node).toMatchObject({
    '@type': 'Drug',
    name: 'Forte',
    dosageForm: 'Tablet',
    prescriptionStatus: 'https://schema.org/PrescriptionOnly',
    activeIngredient: [
      'Calcium dobesilate 500 mg',
      'Citrus bioflavonoids 500 mg',
      'Vitamin C 100 mg',
    ],
    alcoholWarning: textOf('alcohol'),
    pregnancyWarning: textOf('pregnancy'),
    breastfeedingWarning: textOf('breastfeeding'),
  });
  const { warning } = node as { warning: readonly string[] };
  for (const drawing of ['driving', 'kidney', 'liver']) {
    expect(warning).toContainEqual(expect.stringContaining(textOf(drawing) ?? '-'));
  }
  expect(warning).toContain(forte.labelLine);
});

test('the cream has no prescription status', () => {
  expect(drugNode('Cream', english.contents.cream!)).not.toHaveProperty('prescriptionStatus');
});

test('names the reviewer once the texts are reviewed', () => {
  expect(describeProduct('forte')).not.toHaveProperty('reviewed');
  const reviewed = { by: 'Dr A. Rao', on: '2026-01-31' };
  const spied = jest.replaceProperty(forte, 'reviewed', reviewed);
  expect(describeProduct('forte').reviewed).toEqual(reviewed);
  spied.restore();
});
