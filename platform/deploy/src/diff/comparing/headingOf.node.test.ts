import { headingOf, headingOfChange } from './headingOf';

const of = (text: string, section?: string, owner = 'remote-products') =>
  headingOf({ text, section, owner });

test.each([
  ['500 mg', 'mechanism-of-action', 'doses'],
  ['Take it with a meal', 'dosage-and-instructions', 'doses'],
  ['Apply 2 to 3 times a day', undefined, 'doses'],
  ['500 मि.ग्रा.', 'mechanism-of-action', 'doses'],
  ['दिन में दो बार लगाएँ', undefined, 'doses'],
  ['It is in 3 groups of 5 million people', 'mechanism-of-action', 'claims'],
  ['Use on a registered medical practitioner’s prescription.', 'product-overview', 'warnings'],
  ['See a doctor if a vein bleeds.', 'indications', 'warnings'],
  ['ख़ून बहे तो डॉक्टर को दिखाएँ।', 'indications', 'warnings'],
  ['Alongside a doctor’s care, the tablet may help.', 'indications', 'claims'],
  ['It is quite safe.', 'safety-information', 'warnings'],
  ['It may help relieve heavy legs.', undefined, 'claims'],
] as const)('%s in %s is under %s', (text, section, heading) =>
  expect(of(text, section)).toBe(heading),
);

test('a remote that nobody knew before is looked at like products', () => {
  expect(of('It may help relieve heavy legs.', undefined, 'remote-advice')).toBe('claims');
  expect(of('Take 2 tablets', undefined, 'remote-advice')).toBe('doses');
});

test('texts of others are texts, but for what the home page says of health', () => {
  expect(of('Do not miss 20 tablets', 'buy-now', 'remote-order')).toBe('texts');
  expect(of('Veins tire', 'circulation', 'shell')).toBe('claims');
  expect(of('It is an emergency: call 112.', 'circulation', 'shell')).toBe('warnings');
});

test('a text that was a warning, or is one now, is looked at as one', () => {
  const item = (text: string) => ({ text, section: 'indications', owner: 'remote-products' });
  const [warning, claim] = [item('Do not use it.'), item('Use it.')];

  expect(headingOfChange(warning, claim)).toBe('warnings');
  expect(headingOfChange(claim, warning)).toBe('warnings');
  expect(headingOfChange(undefined, claim)).toBe('claims');
});
