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
  // What it makes less.
  'Reduces swelling.',
  'Reduces pain and swelling in 7 days.',
  'It helps to reduce the pain.',
  'Reduces the appearance of varicose veins.',
  'Lowers inflammation.',
  'Soothing tired legs',
  'Relieve pain.',
  'Calms itching',
  'It is used to reduce swelling.',
  'Rub it on your legs to reduce swelling.',
  'Pain relief tablets',
  'Ease heavy legs.',
  'Pain relief',
  'Restores healthy veins.',
  'Rejuvenates tired legs.',
  'For pain free legs.',
  'Heaviness-free legs',
  'सूजन कम करता है।',
  'दर्द कम करे।',
  'दर्द और सूजन को कम करने में मदद करती है।',
  'दर्द कम हो जाता है।',
  'सूजन घटाता है।',
  'सूजन में कमी लाए।',
  'सूजन हटाए',
  'सूजन कम हुई',
  'सूजन कम करने के लिए क्रीम',
  'दर्द-मुक्त पैर।',
  'दर्द मुक्त पैर।',
  'दर्द से मुक्त जीवन',
  'दर्द से राहत',
  'सूजन में आराम देती है।',
  // How soon.
  'Fast-acting relief.',
  'Quick-acting.',
  'It works quickly.',
  'Results in 7 days.',
  'Works within 5 minutes.',
  'Visible results in just two weeks',
  'Relief in minutes',
  'Less pain in 7 days',
  '7 दिन में असर।',
  '7 दिनों के भीतर नतीजे',
  'तुरंत राहत मिल सकती है।',
  'मिनटों में आराम',
  'असर सिर्फ़ 7 दिन में',
  'जल्दी आराम।',
  'तेज़ राहत',
  'लंबे समय तक आराम',
  // What English says was caught already.
  'Tested by doctors.',
  'बेस्ट क्रीम',
  'परमानेंट आराम',
  'क्लिनिकली टेस्टेड',
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
  'It may help relieve the symptoms of varicose veins.',
  'It may help reduce swelling.',
  'It may also soothe tired legs.',
  'The cream does not reduce swelling.',
  'No cream can reduce varicose veins.',
  'It is not known whether it reduces swelling.',
  'Medicines that relieve pain can raise the risk.',
  'Doctors often reduce swelling with compression.',
  'Compression stockings reduce swelling.',
  'Lower leg pain has many causes.',
  'Raise your legs to reduce swelling.',
  'Walking reduces swelling.',
  'Walking can also reduce swelling.',
  'Losing weight reduces the pain.',
  'It has been studied for reducing swelling.',
  'It may help in reducing swelling.',
  'Pain relief medicines may interact.',
  'Talk to your doctor if relief within a week does not come.',
  'Best time to call',
  'फ़ोन करने का सबसे अच्छा समय',
  'If there is no relief within 7 days, see a doctor.',
  'If it does not work within 7 days, see a doctor.',
  'The laboratory has your test results within 2 days.',
  'Ask your doctor about pain relief.',
  'Act fast: call 112.',
  'यह सूजन कम करने में मदद कर सकती है।',
  'इससे दर्द कम हो सकता है।',
  'यह सूजन कम नहीं करती।',
  'डॉक्टर दर्द और सूजन कम करते हैं।',
  'दर्द हो, तो डॉक्टर ख़ुराक कम करते हैं।',
  'दर्द कम न हो, तो डॉक्टर को दिखाएँ।',
  'यह दर्द में आराम देने में मदद कर सकती है।',
  'दर्द से राहत न मिले, तो डॉक्टर को दिखाएँ।',
  '7 दिन में आराम न मिले, तो डॉक्टर को दिखाएँ।',
  'दिन में आराम करें, 2 से 3 बार।',
  'सूजन कम करने के लिए पैर ऊँचे रखें।',
  'टहलने से सूजन कम होती है।',
  'सूजन कम करने पर अध्ययन हुए हैं।',
  'दर्द कम हुआ हो, तब भी डॉक्टर को दिखाएँ।',
  'डॉक्टर से दर्द से राहत के बारे में पूछें।',
  'तेज़ असर हो तो बंद करें',
  'इसका असर दो दिन में दिख सकता है।',
])('“%s” is none: it says what others do, or what to heed', (text) => {
  expect(find(text)).toEqual([]);
});
