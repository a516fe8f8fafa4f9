import { brand } from '@site/contracts/brand';
import { parseJson } from '@site/tooling/files/readJsonFile';
import { findForbiddenWording } from './forbiddenWording';

const find = (text: string) => findForbiddenWording(parseJson(JSON.stringify({ text })));

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
  'Read [the privacy policy](/privacy).',
  'Write to <a href="/contact">us</a>.',
  'More: https://example.org/veins',
  'More: www.example.org',
  'यह वैरिकोज़ नसों का इलाज है।',
  'दर्द से हमेशा के लिए आराम।',
  'नसों को मज़बूत बनाती है।',
  'कोई साइड इफ़ेक्ट नहीं।',
  'थक्के को रोकती है।',
  'गर्भावस्था में सुरक्षित।',
])('“%s” is found', (text) => {
  expect(find(text)).toEqual([
    { path: ['text'], line: 1, message: expect.stringMatching(/^“.+” is not allowed\. .+\.$/) },
  ]);
});

test.each([
  'It may help relieve the symptoms of varicose veins.',
  'It has been studied for the tone of vein walls.',
  '{product} Forte is not a treatment for it. Call {phone}.',
  'Safety in pregnancy is not established.',
  'Side effects are mainly of the stomach.',
])('“%s” may stand', (text) => {
  expect(find(text)).toEqual([]);
});

test('the message says what to write instead', () => {
  expect(find('A cure.')[0]?.message).toBe(
    '“cure” is not allowed. Say “is used in”, “may help relieve the symptoms of” or “has been studied for”.',
  );
});

test('the brand has its name and addresses, and makes no claim', () => {
  const text = `Cures, says ${brand.product}: https://example.org`;
  const found = findForbiddenWording(parseJson(JSON.stringify({ text })), true);
  expect(found.map(({ message }) => message)).toEqual([expect.stringContaining('“Cures” is')]);
});
