import { parseJson } from '@site/tooling/files/readJsonFile';
import { findForbiddenWording } from './forbiddenWording';

const find = (text: string) => findForbiddenWording(parseJson(JSON.stringify({ text })));

test.each([
  'Pregnant women can use it.',
  'Pregnant women can use it, doctors say.',
  'Breastfeeding mothers can take it.',
  'Nursing mothers may also take one tablet.',
  'Not only pregnant women can use it.',
  'It can be taken during pregnancy.',
  'It can be used by pregnant women.',
  '{product} may be used in pregnancy.',
  'You can use it while breastfeeding.',
  'It may be taken daily while you are pregnant.',
  'If your legs swell, you can use it during pregnancy.',
  'During pregnancy, you can use it.',
  'If you are pregnant, you can take it.',
  'Patients can use it in pregnancy.',
  'गर्भावस्था में ले सकते हैं।',
  'गर्भावस्था में भी लगा सकते हैं।',
  'गर्भावस्था के दौरान इसे रोज़ इस्तेमाल कर सकती हैं।',
  'गर्भावस्था में ली जा सकती है।',
  'डॉक्टरों की बनाई क्रीम स्तनपान के दौरान लगा सकती हैं।',
  'गर्भवती हों, तो भी इसका उपयोग कर सकती हैं।',
  'स्तनपान के दौरान सुरक्षित',
])('“%s” says that it may be used', (text) => {
  expect(find(text)).toHaveLength(1);
});

test.each([
  'Ask a doctor whether pregnant women can use it.',
  'Ask your doctor if it can be taken during pregnancy.',
  'If you are pregnant, ask your doctor if you can take it.',
  'Pregnant women may take it only if a doctor says so.',
  'Pregnant women cannot take it.',
  'Pregnant women can use compression stockings.',
  'It may be used in pregnancy only when a doctor agrees.',
  'It may not be used in pregnancy.',
  'No pregnant woman may take it.',
  'It is not known that it can be taken in pregnancy.',
  'It can be taken with water but not during pregnancy.',
  'Stockings can be used in pregnancy.',
  'Doctors can use medicines in pregnancy.',
  'Swollen legs can be taken care of in pregnancy.',
  'गर्भावस्था में इसे ले सकते हैं या नहीं, डॉक्टर से पूछें।',
  'गर्भावस्था में इसे नहीं ले सकते।',
  'क्या गर्भावस्था में इसे ले सकते हैं?',
  'गर्भावस्था में इसे तभी ले सकती हैं, जब डॉक्टर कहें।',
  'डॉक्टर से पूछकर ही गर्भावस्था में ले सकती हैं।',
  'गर्भावस्था में डॉक्टर की सलाह ले सकती हैं।',
  'स्तनपान के दौरान सुरक्षित नहीं है।',
])('“%s” asks, denies, or says what doctors and others do', (text) => {
  expect(find(text)).toEqual([]);
});
