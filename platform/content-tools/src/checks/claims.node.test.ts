import { parseJson } from '@site/tooling/files/readJsonFile';
import { claims } from './claims';
import { findForbiddenWording } from './forbiddenWording';

const find = (text: string) => findForbiddenWording(parseJson(JSON.stringify({ text })));

describe.each(claims.map(({ pattern, advice }) => [advice, pattern] as const))(
  '%s',
  (advice, pattern) => {
    const shown = [...advice.matchAll(/“([^”]+)”/g)].map(([, words = '']) => words);

    test('shows wording that is taken', () => {
      expect(shown).not.toEqual([]);
      for (const words of shown) expect([words, find(`${words}.`)]).toEqual([words, []]);
    });

    test('shows it in the language of the text', () => {
      const isHindi = /\p{sc=Deva}/u;
      for (const words of shown) expect(isHindi.test(words)).toBe(isHindi.test(pattern.source));
    });
  },
);

test('the message quotes what is written, and says what to write instead', () => {
  const messageOf = (text: string) => find(text)[0]?.message;
  expect(messageOf('A cure.')).toBe(
    '“cure” is not allowed. Say “is used in”, “may help relieve the symptoms of” or “has been studied for”.',
  );
  expect(messageOf('Soft. Treatment for piles')).toMatch(/^“Treatment for” is not allowed/);
  expect(messageOf('यह इलाज है।')).toBe(
    '“इलाज” is not allowed. Say “में इस्तेमाल होता है”, “आराम देने में मदद कर सकता है” or “पर अध्ययन हुए हैं”.',
  );
});

test.each([
  'Treatment for varicose veins',
  'The treatment of varicose veins',
  'Varicose vein treatment',
  'Remedy for piles',
  'Herbal remedies against hemorrhoids',
  'Medicine for varicose veins',
  'Soft on the skin. A treatment for spider veins.',
  '{product}, the remedy for swollen legs',
  'It is the medicine for heavy legs.',
  'Try our varicose vein remedy.',
  'Used for the treatment of piles.',
  'It stops a clot.',
  'Therapy for venous insufficiency',
  'The answer to heavy legs',
  'Relief from varicose veins',
  'Makes varicose veins disappear.',
  'Watch spider veins vanish.',
  'Varicose veins gone in a week',
  'Freedom from heavy legs',
  'A pain-free life',
  'An end to swelling',
  'It stops pain.',
  'Fights varicose veins',
  'It takes away pain.',
  'वैरिकोज़ नसों की दवा',
  'वेरिकोज़ वेन की दवाई',
  'सूजन के लिए असली दवा',
  'बवासीर का समाधान',
  'नसों की समस्या का हल',
  'वैरिकोज़ वेन्स से आज़ादी',
  'दर्द का अंत',
  'सूजन का ख़ात्मा',
  'दर्द भगाए',
  'दर्द को अलविदा',
  'दर्द ख़त्म',
  'स्पाइडर वेन्स हटाए',
  'नसें ग़ायब',
])('“%s” is a claim, as a heading too', (text) => {
  expect(find(text)).toHaveLength(1);
});

test.each([
  'Do you take medicine for pain? Tell your doctor.',
  'Doctors remove varicose veins in an operation.',
  'If the pain does not stop, call {phone}.',
  'The cream does not make them go away.',
  'Swelling at the end of the day',
  'It is not used by patients under 18.',
  'Doctors use these medicines to thin the blood.',
  'Users say it stings.',
  'Ask your doctor if you are having treatment for blood clots.',
  'Do not delay treatment of deep vein thrombosis.',
  'It does not replace treatment for a clot.',
  'Tell your doctor of any vein treatment.',
  'Ask before you combine it with a medicine for piles.',
  'Stop pain medicines only when your doctor says so.',
  'If you are on medicines for swelling, tell your doctor.',
  'Do not stop treatment for a clot on your own.',
  'It is not a medicine for piles.',
  'If there is no relief from pain, see a doctor.',
  'Bring your list of pain medicines to the doctor.',
  'दर्द की दवा लेते हों, तो डॉक्टर को बताएँ।',
  'दर्द की दवा पहले से ले रहे हों तो डॉक्टर से पूछें।',
  'सूजन की दवा अभी भी लेते हों, तो डॉक्टर को बताएँ।',
  'बवासीर की दवा अपने आप बंद न करें।',
  'दर्द ख़त्म न हो, तो डॉक्टर को दिखाएँ।',
  'यह सूजन की दवा नहीं है।',
])('“%s” is none: it says what others do, or what to heed', (text) => {
  expect(find(text)).toEqual([]);
});
