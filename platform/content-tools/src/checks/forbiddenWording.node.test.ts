import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brand } from '@site/company/brand';
import { parseJson } from '@site/tooling/files/readJsonFile';
import { root } from '@site/tooling/workspace';
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
  // Praise.
  'The best and safest gel for tired legs.',
  'The number one gel.',
  'The number-one gel in India.',
  'Our No. 1 choice.',
  "India's first gel of its kind.",
  'A superior cream.',
  'The most trusted name.',
  'Perfect for tired legs.',
  'A world-class tablet.',
  'It is the only gel that you need.',
  // Claims.
  'It prevents varicose veins.',
  'It treats varicose veins.',
  'It treats tired legs.',
  'It can treat piles.',
  'For preventing swelling.',
  'It helps to prevent heaviness.',
  'An effective treatment for piles.',
  'A remedy for tired legs.',
  'Use it for the prevention of swelling.',
  'It relieves pain.',
  'It is highly effective.',
  'It eliminates spider veins.',
  'It restores damaged valves.',
  'It is scientifically proven.',
  'A proven formula.',
  'It is curable.',
  'It stops varicose veins.',
  'It removes spider veins.',
  'Healing begins at once.',
  // Outcomes.
  'Fast relief for your legs.',
  'Say goodbye to heavy legs.',
  'Get rid of spider veins.',
  'No more pain.',
  'One hundred percent natural.',
  'Risk-free.',
  'It never fails.',
  'It is the magic of nature.',
  'It works instantly.',
  // Effects.
  'It is perfectly safe.',
  'It is safe and effective.',
  'A side-effect-free cream.',
  'It is free from side effects.',
  // People who praise.
  'Doctors recommend this gel.',
  'Recommended by leading doctors.',
  'A doctor-recommended tablet.',
  'Nine of ten people know it, and 9 out of 10 doctors.',
  'Doctors trust it.',
  'Trusted by patients.',
  'Experts swear by it.',
  'Pharmacists suggest it.',
  'Physicians prefer our cream.',
  'Doctors use this for heavy legs.',
  'Doctors use these tablets.',
  'Patients say that it really helps.',
  // In any spelling.
  'It ｃｕｒｅｓ varicose veins.',
  'It c\u00adures varicose veins.',
  'It cu\u200bres varicose veins.',
  'It cúres varicose veins.',
  'Take it instead\u00a0of compression.',
  'A doctor\u2011recommended tablet.',
  'India’s first gel.',
  'It is १००% natural.',
  // Markup.
  'It is **new**.',
  'It is __new__.',
  'It is *new*.',
  'It is _new_ here.',
  'Write `Buy Now` here.',
  '# About the gel',
  '- The first point',
  '> As it is said.',
  'It is ~~new~~.',
  'Legs &amp; veins.',
  'Two lines.<br>Of text.',
  'The end.</b>',
  'Read [the policy][1].',
  '![A leg](leg.png)',
  'यह **नया** है।',
  'यह वैरिकोज़ नसों का इलाज है।',
  'दर्द से हमेशा के लिए आराम।',
  'नसों को मज़बूत बनाती है।',
  'कोई साइड इफ़ेक्ट नहीं।',
  'थक्के को रोकती है।',
  'गर्भावस्था में सुरक्षित।',
  // Praise in Hindi.
  'सर्वश्रेष्ठ जेल।',
  'सर्वोत्तम क्रीम।',
  'सबसे अच्छी और सुरक्षित क्रीम।',
  'नंबर एक जेल।',
  'भारत का नंबर 1 जेल।',
  'नम्बर वन क्रीम।',
  'बेजोड़ क्रीम।',
  'भारत की पहली क्रीम।',
  // Claims in Hindi.
  'यह वैरिकोज़ नसों को रोकता है।',
  'यह नसों की तकलीफ़ से बचाती है।',
  'सूजन दूर करता है।',
  'दर्द ग़ायब।',
  'यह दर्द मिटाती है।',
  'बवासीर की रोकथाम के लिए।',
  'बहुत असरदार क्रीम।',
  'दर्द से छुटकारा।',
  'पूरी तरह से सुरक्षित।',
  'बिना किसी जोखिम के।',
  'सौ प्रतिशत प्राकृतिक।',
  'तुरंत राहत।',
  // People who praise in Hindi.
  'डॉक्टर इसकी सलाह देते हैं।',
  'डॉक्टर भी इस क्रीम की सलाह देते हैं।',
  'डाक्टरों की पहली पसंद।',
  'विशेषज्ञ इसकी सिफ़ारिश करते हैं।',
  'मरीज़ इस पर भरोसा करते हैं।',
])('“%s” is found', (text) => {
  expect(find(text)).toEqual([
    { path: ['text'], line: 1, message: expect.stringMatching(/^“.+” is not allowed\. .+\.$/) },
  ]);
});

/** The letter that nukta makes in one piece, its base, and the nukta by itself. */
const [ONE_PIECE, BASE, NUKTA] = ['\u095b', 'ज', '\u093c'];

test.each([
  ['in one piece', ONE_PIECE],
  ['in two pieces', BASE + NUKTA],
  ['without it', BASE],
  ['with a joiner behind it', BASE + NUKTA + '\u200d'],
  ['with a joiner inside', BASE + '\u200c' + NUKTA],
  ['with a zero-width space', BASE + NUKTA + '\u200b'],
])('a forbidden word is found with its nukta %s, and quoted as it is written', (_, letter) => {
  for (const [before, after, end] of [
    ['वैरिको', ' नसों को रोकता', ' है।'],
    ['नसों को म', 'बूत बनाती', ' है।'],
    ['यह आ', 'माया हुआ', ' है।'],
  ]) {
    const [problem, ...others] = find(`${before}${letter}${after}${end}`);
    expect(others).toEqual([]);
    expect(problem?.message).toContain(`${letter}${after}” is not allowed.`);
  }
});

test.each(['गारंटी', 'गारण्टी', 'गा\u200dरंटी', 'गारं\u200cटी', 'ग\u00adारंटी', 'गारन्टी'])(
  '“%s” is found in any spelling',
  (word) => {
    expect(find(`आराम की ${word}।`).map(({ message }) => message)).toEqual([
      `“${word}” is not allowed. No outcome may be promised. Say “आराम देने में मदद कर सकता है”.`,
    ]);
  },
);

test.each([
  ['one line\nand another'],
  ['one line\r\nand another'],
  ['one line\u2028and another'],
  ['एक\nदो'],
])('a line break in %j is called that', (text) => {
  expect(find(text).map(({ message }) => message)).toEqual([
    'The text holds a line break. Write it in one line, or make two texts of it.',
  ]);
});

test.each([
  'It may help relieve the symptoms of varicose veins.',
  'It has been studied for the tone of vein walls.',
  '{product} Forte is not a treatment for it. Call {phone}.',
  'Safety in pregnancy is not established.',
  'Side effects are mainly of the stomach.',
  'Doctors use anticoagulants, which are medicines that act on clotting.',
  'Doctors treat it with compression.',
  'Doctors can prevent a second one.',
  'A doctor has advised compression: that goes on.',
  'Take the dose that your doctor recommended.',
  'The best-known substance of horse chestnut seed.',
  'It is not safe to drive after it.',
  'We treat your data with care.',
  'Your details are used to prevent misuse.',
  'Call 112 now. Room number 12.',
  'Name*',
  'Retailer / Self Use*',
  '1: the muscle of the calf. 2: a valve.',
  'Most often on the legs.',
  'Read the label first.',
  'From snake_case to other_words.',
  '2 * 3 * 4',
  'Legs & veins',
  'डॉक्टर की सलाह लें।',
  'डॉक्टर से पूछें। इसे न लें।',
  'डॉक्टर की देखभाल के साथ इस्तेमाल होती है।',
  'वाल्व रोकते हैं',
  'नंबर 112 पर फ़ोन करें।',
  'सबसे पुराने पहले।',
  'हम जानकारी को ग़लत इस्तेमाल से बचाते हैं।',
  'दर्द हो, तो डॉक्टर को दिखाएँ।',
  'लेने की सलाह दी जाती है।',
])('“%s” may stand', (text) => {
  expect(find(text)).toEqual([]);
});

test('what new products and sections begin with may stand', () => {
  const folder = join(root, 'platform/tooling/templates');
  for (const name of [
    'product/content.en',
    'product/content.hi',
    'section-texts/en',
    'section-texts/hi',
  ]) {
    const text = readFileSync(join(folder, `${name}.json`), 'utf8').replaceAll(
      '{name}',
      '{product} Gel',
    );
    expect(findForbiddenWording(parseJson(text))).toEqual([]);
  }
});

test('the brand has its name and addresses, and makes no claim', () => {
  const text = `Cures, says ${brand.product}: https://example.org`;
  const found = findForbiddenWording(parseJson(JSON.stringify({ text })), true);
  expect(found.map(({ message }) => message)).toEqual([expect.stringContaining('“Cures” is')]);
  const address = ['No. 1, Best Street'];
  expect(findForbiddenWording(parseJson(JSON.stringify({ address })), true)).toEqual([]);
});
