import { brand } from '@site/contracts/brand';
import { type JsonText, type Problem, textsOf } from '@site/tooling/files/readJsonFile';

interface Rule {
  readonly pattern: RegExp;
  /** What to do instead, as a sentence. */
  readonly advice: string;
}

const CLAIM = 'Say “is used in”, “may help relieve the symptoms of” or “has been studied for”.';
const OUTCOME = 'No outcome may be promised.';
const CLOT = 'Neither product prevents or treats a clot; say what doctors do.';
const PRAISE = 'No praise by patients or doctors, and no pictures of results.';

/**
 * What advertising law lets nobody say of these products (India: Drugs Rules 1945 Schedule J, Drugs and Magic
 * Remedies Act 1954 s.4). Even a denial is caught: it puts the word in the reader's mind, so write around it.
 */
const rules: readonly Rule[] = [
  { pattern: /\bcur(e|es|ed|ing|ative)\b/i, advice: CLAIM },
  {
    pattern: /\bheals?\b|\brepairs? (the )?(valves?|veins?)\b|\bstrengthens? (the )?veins?\b/i,
    advice: CLAIM,
  },
  { pattern: /\bpermanent(ly)?\b|\bfor ever\b|\bmiracle\b|\binstant(ly)?\b/i, advice: OUTCOME },
  { pattern: /\bguarant(ee|eed|ees)\b|\b100 ?%|\bworks? for everyone\b/i, advice: OUTCOME },
  { pattern: /\bclinically (proven|tested)\b|\bproven to\b/i, advice: CLAIM },
  {
    pattern: /\b(no|without|free of) (known )?side[- ]effects?\b|\bcompletely safe\b/i,
    advice: 'Say which effects are known and whom to ask.',
  },
  {
    pattern: /\bsafe (in|during|for use in) pregnan/i,
    advice: 'Say that safety in pregnancy is not established.',
  },
  {
    pattern:
      /\b(replaces|instead of|no need for) (surgery|compression|an? anticoagulants?|anticoagulants?)\b/i,
    advice: 'Say that care which a doctor has advised goes on.',
  },
  {
    pattern:
      /\b(prevent|treat|stop|dissolve)(s|ed|ing)? [^.]{0,40}\b(DVT|PE|clots?|thromb\w*|embol\w*)\b/i,
    advice: CLOT,
  },
  { pattern: /\bbefore[- /]+(and[- ])?after (pictures?|photos?)\b/i, advice: PRAISE },
  {
    pattern:
      /\btestimonials?\b|\bratings?\b|\b(doctors?|doctor-) ?(recommend(s|ed)?|endorse[sd]?)\b/i,
    advice: PRAISE,
  },
  { pattern: /\brecommended by doctors?\b/i, advice: PRAISE },
];

/** Begins and ends a word of Devanagari, whose letters `\b` does not know. */
const word = (pattern: string) =>
  new RegExp(`(?<![\\p{L}\\p{M}])(?:${pattern})(?![\\p{L}\\p{M}])`, 'u');

/** The same in Hindi. */
const hindiRules: readonly Rule[] = [
  {
    pattern: word('इलाज|उपचार|रामबाण|अचूक|ठीक (कर|हो जा)\\S*|जड़ से( ख़त्म)?|छुटकारा|मुक्ति'),
    advice: CLAIM,
  },
  {
    pattern: word('(नसों?|वाल्व)( को)? (मज़बूत|मजबूत)( कर\\S*| बना\\S*)?|घाव भर\\S*'),
    advice: CLAIM,
  },
  {
    pattern: word(
      'हमेशा के लिए|स्थायी|पक्का|गारंटी|गारण्टी|चमत्कार\\S*|तुरंत (आराम|असर|राहत)|सौ फ़ीसदी|शत-प्रतिशत',
    ),
    advice: OUTCOME,
  },
  { pattern: word('वैज्ञानिक रूप से (सिद्ध|प्रमाणित)|प्रमाणित|सिद्ध'), advice: CLAIM },
  {
    pattern: word(
      '(कोई|बिना( किसी)?) (साइड इफ़ेक्ट|दुष्प्रभाव)( नहीं)?|पूरी तरह सुरक्षित|साइड इफ़ेक्ट (नहीं|मुक्त)',
    ),
    advice: 'Say which effects are known and whom to ask.',
  },
  {
    pattern: word('गर्भावस्था में सुरक्षित'),
    advice: 'Say that safety in pregnancy is not established.',
  },
  {
    pattern: word('(ऑपरेशन|सर्जरी) (की जगह|की ज़रूरत नहीं|से बच\\S*)'),
    advice: 'Say that care which a doctor has advised goes on.',
  },
  { pattern: word('थक्\\S+ (को )?(रोक\\S*|घोल\\S*|ख़त्म\\S*)'), advice: CLOT },
  { pattern: word('डॉक्टरों? (की|द्वारा) (पसंद|सिफ़ारिश|सुझाया)|पहले और बाद'), advice: PRAISE },
];

/** The brand spelled out: another company could not use the file. */
const brandRule: Rule = {
  pattern: new RegExp(`\\b${brand.product.replace(/[^\p{L}\p{N} ]/gu, '.')}\\b`, 'iu'),
  advice: 'Write {product} instead of the name.',
};

const linkRule: Rule = {
  pattern: /\[[^\]]*\]\([^)]*\)|<[a-z][^>]*>|\b(https?:|www\.)\S+/i,
  advice: 'A text shows as it is written: it holds no links and no markup.',
};

const claims = [...rules, ...hindiRules];

/** Finds wording that content may not hold; the brand's own file has its name and addresses. */
export function findForbiddenWording(json: JsonText, isBrand = false): Problem[] {
  return textsOf(json).flatMap(({ path, line, text }) =>
    (isBrand ? claims : [...claims, brandRule, linkRule]).flatMap(({ pattern, advice }) => {
      const found = pattern.exec(text)?.[0];
      return found ? [{ path, line, message: `“${found}” is not allowed. ${advice}` }] : [];
    }),
  );
}
