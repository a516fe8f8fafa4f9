import { brand } from '@site/contracts/brand';
import { findForbiddenWording } from './forbiddenWording';

test.each([
  'It cures varicose veins.',
  'Relief that is permanent.',
  'Results are guaranteed.',
  'It is 100 % natural.',
  'It is 100% natural.',
  'There are no side effects.',
  'It is clinically proven.',
  'It replaces surgery.',
  'Take it instead of compression.',
  'It prevents DVT.',
  'It treats a deep vein clot.',
  'It dissolves clots.',
  'It is safe in pregnancy.',
  'It works for everyone.',
  'See the before and after pictures.',
  'Read our testimonials.',
  'Doctors recommend it.',
  'It heals varicose veins.',
  'It repairs valves.',
  `${brand.product} Forte is a tablet.`,
  'Ask {compny} about it.',
])('“%s” is found', (text) => {
  expect(findForbiddenWording({ safety: { cards: [{ text }] } })).toEqual([
    expect.stringMatching(/^safety\.cards\[0\]\.text: “.+” may not stand here\. .+\.$/),
  ]);
});

test.each([
  'It may help relieve the symptoms of varicose veins.',
  'It has been studied for the tone of vein walls.',
  '{product} Forte is not a treatment for it. Call {phone}.',
  'Safety in pregnancy is not established.',
  'Side effects are mainly of the stomach.',
])('“%s” may stand', (text) => {
  expect(findForbiddenWording([text])).toEqual([]);
});

test('the reader is told what to write instead', () => {
  expect(findForbiddenWording({ text: 'A cure.' })).toEqual([
    'text: “cure” may not stand here. Say “is used in”, “may help relieve the symptoms of” or “has been studied for”.',
  ]);
});
