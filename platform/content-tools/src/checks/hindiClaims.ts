import type { Advice, Rule } from './englishClaims';
import { inOneSpelling } from './spelling';

const inHindi: Advice = {
  claim: 'Say “में इस्तेमाल होता है”, “आराम देने में मदद कर सकता है” or “पर अध्ययन हुए हैं”.',
  outcome: 'No outcome may be promised. Say “आराम देने में मदद कर सकता है”.',
  clot: 'Neither product prevents or treats a clot. Say what doctors do: “डॉक्टर ऐसी दवाएँ देते हैं जो ख़ून के जमने पर असर करती हैं”.',
  praise:
    'No praise, by the company, patients or doctors, and no pictures of results. Say what it contains, “में ये तत्व हैं”, or what it is for, “में इस्तेमाल होता है”.',
  effects:
    'Say which effects are known and what to do: “इस्तेमाल के बाद तबीयत ठीक न लगे, तो इस्तेमाल बंद करें और डॉक्टर को दिखाएँ”.',
  pregnancy: 'Say “गर्भावस्था में यह कितनी सुरक्षित है, यह तय नहीं है”.',
  care: 'Say “डॉक्टर की बताई देखभाल जारी रखें”.',
};

/** Begins and ends a word of Devanagari, whose letters `\b` and `\S` do not tell from marks. */
const hindi = (pattern: string) => {
  const letters = inOneSpelling(pattern).replaceAll('\\S', '[\\p{L}\\p{M}]');
  return new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])(?:${letters})(?![\\p{L}\\p{M}\\p{N}])`, 'u');
};

/** What the products are said to act on, and words on the way to the verb. */
const VEINS = '(?:नसों|नसें|वेन्?स?)';
const VARICOSE = `(?:व[ैे]र[िी]कोज़|स्पाइडर) ${VEINS}`;
const AILMENT = `(?:${VARICOSE}|${VEINS}|सूजन|दर्द|भारीपन|थकान|बीमारी|बीमारियों|रोग|रोगों|तकलीफ़|तकलीफ़ों|बवासीर|परेशानी|समस्या|समस्याओं|पाइल्स|ऐंठन|जलन|खुजली)`;
const WORDS = '(?: [^ ।.!?]+){0,4}?';
/** Up to the verb, what is said is still of the ailment. */
const AND_SO_ON = `(?: (?:को|में|का|की|के|और|या|व|भी|बहुत|काफ़ी|जल्दी|तुरंत|तेज़ी से|लक्षण|लक्षणों|${AILMENT}))*`;
/** Behind relief: “if there is none”, and “rest”, which is the same word. */
const NOT_DENIED = '(?! न | नहीं| करें| हो तो)';
/** What people do for themselves, or with a doctor, and nothing else in the sentence. */
const OWN_CARE =
  '(?:डॉक्टर(?:ों)? (?:से (?:पूछें|मिलें|बात करें|सलाह लें)|को दिखाएँ)|टहलें|(?:व्यायाम|कसरत) करें|वज़न (?:घटाएँ|कम करें)|(?:पैर|पैरों|टाँगें|टाँगों) (?:को )?(?:(?:ऊँचे|ऊँचा|ऊपर) )?(?:रखें|उठाएँ))(?=[.!?।]|$)';
/** A sentence that does not name the product. */
const NO_PRODUCT = '(?![^.!?।]{0,200}(?:क्रीम|जेल|टैबलेट|गोली|\\{product\\}| (?:यह|इस(?!लिए))))';
/** Behind a verb: what may be, is not, or was studied, and what to do for it. */
const NOT_HEDGED_BEHIND = `(?!(?: (?:देने|दिलाने|पाने))?(?: में (?:मदद|सहायता|सहायक|मददगार))?(?: (?:कर|मिल|हो|दे))* सक\\S*| न | नहीं| पर (?:\\S+ )?अध्ययन| के लिए ${OWN_CARE})`;
const PROMPT = '(?:तुरंत|फ़ौरन|झट से|झटपट|फटाफट|जल्दी|जल्द|शीघ्र|तेज़|पूरा|पूरी|लंबे समय तक|मिनटों में)';
const EFFECT = '(?:असर|फ़र्क़|आराम|राहत|नतीजा|नतीजे|परिणाम|फ़ायदा)';
const DAYS =
  '(?:(?:\\d+|एक|दो|तीन|चार|पाँच|सात|दस|कुछ|चंद)(?: ही)? (?:सेकंड|मिनट|घंटे|दिन|हफ़्ते|सप्ताह|महीने)|(?:मिनटों|घंटों|दिनों|हफ़्तों)|\\d+ (?:मिनटों|घंटों|दिनों|हफ़्तों)) (?:में|के अंदर|के भीतर)';
const PRAISERS =
  '(?:डॉक्टर|डाक्टर|डॉक्टरों|डाक्टरों|डॉ\\.|चिकित्सक|चिकित्सकों|विशेषज्ञ|विशेषज्ञों|वैद्य|मरीज़|मरीज़ों|रोगी|रोगियों|ग्राहक|ग्राहकों|अस्पताल|अस्पतालों)';

/** What doctors recommend, and what helps without them. */
const CARE_HINDI =
  '(?:टहलने|चलने|व्यायाम|कसरत|वज़न (?:घटाने|कम करने)|(?:मोज़े|स्टॉकिंग|पट्टी) पहनने|पैर (?:ऊँचे|ऊपर) रखने)';
const CLOTS_HINDI = '(?:थक्\\S+|थ्रॉ?म्ब\\S+|डी\\.? ?वी\\.? ?टी\\.?)';
const BLOOD = '(?:ख़ून|रक्त)';
/** Before “thins the blood”: that other medicines do. */
const NOT_OTHER_MEDICINES = '(?<!(?:एस्पिरिन|वारफ़रिन|हेपरिन) (?:भी )?)';
/** What warns of thin blood. */
const WARNING = '(?:न लें|डॉक्टर (?:को बताएँ|से पूछें)|(?:ऑपरेशन|सर्जरी) से पहले)';
/** Behind it: medicines that somebody has from others, or a warning. */
const NOT_A_WARNING = `(?! (?:वाली|की|के लिए) (?:\\S+ ){0,2}(?:दवा|गोली|गोलियाँ)\\S* (?!है)| सक\\S+(?:[^.!?।]*${WARNING}|(?<=${WARNING}[^.!?।]*)))`;
const IN_PREGNANCY =
  '(?:(?:गर्भावस्था|प्रे(?:ग्न|गन)े(?:ं|न्)सी|स्तनपान|दूध पिलाने) (?:में|के दौरान)|गर्भ(?:धारण)? के दौरान)';
/** The last ones are mothers-to-be: an amount (“मात्रा”) is “होने वाली” as well. */
const MOTHERS =
  '(?:गर्भवती|प्रे(?:ग्न|गन)ेंट|(?:स्तनपान करा|दूध पिला)(?:ने वाली|ती| रही)|माँ बनने वाली|होने वाली(?= (?:माँ(?!स)|माएँ|माता)))';
/** What else is taken or used in pregnancy; “with” it may be our product. */
const CARE_NOUNS = '(?:मोज़े|मोज़ों|स्टॉकिंग) (?!से |के )';
/** Before “can take” or “use”: what is no product. */
const NOT_CARE = '(?<!(?:आराम|सलाह|राय|जानकारी|साँस|नमूना|नंबर का) )';
const USE_NOUNS = '(?:इस्तेमाल|उपयोग|प्रयोग|सेवन|यूज़)';
/** From “क्या” on, unless it only begins a claim: “did you know that”, “young or old,”. */
const QUESTION = 'क्या (?:(?!(?:कि|जानत\\S+|पता|मालूम) )[^.!?।,])*';
const NOT_ASKED = `(?<!कि ${QUESTION})(?!(?<=${QUESTION})[^.!?।]*\\?)`;
/** Neither asked nor denied. */
const SAFE = `(?:भी )?${NOT_ASKED}(?:सुरक्षित|सेफ़)(?! नहीं|(?: है)? या नहीं)`;
/** Before or behind what may be done in pregnancy. */
const DOCTOR_AGREES =
  '(?:(?<!बिना )डॉक्टर (?:कहें|के कहने पर|से (?:पूछ|बात कर)(?!े (?:बिना|बग़ैर)|ने की (?:कोई )?ज़रूरत)|की (?:सलाह|राय) (?:से|पर))(?! बन)|वे दवाएँ,? जो डॉक्टर ने (?:लिखी|बताई) हैं)';
/** Before a verb: that a doctor does it, or walking where a sentence begins. */
const NOT_OF_OTHERS_HINDI = `(?<!${NO_PRODUCT}(?:डॉक्टर|डॉक्टरों|चिकित्सक|सर्जन)(?! की)(?: (?:भी|अक्सर|और|की|से|के|${BLOOD}|${AILMENT}))* |(?:^|[.!?।] )${NO_PRODUCT}(?:${CARE_HINDI} से|एंटीकोएगुलेंट) (?:(?:भी|के|${BLOOD}) )*)`;

/** What advertising law lets nobody say, in Hindi. */
export const hindiClaims: readonly Rule[] = [
  {
    pattern: hindi(
      'इलाज|उपचार|रामबाण|अचूक|(?<!(?:जानकारी|विवरण|गलती|गलतियाँ|गलतियों|नंबर|पता|पते|पिन ?कोड|नाम|ई-?मेल|फ़ोन|मात्रा|फ़ॉर्म|ऑर्डर|उत्पाद(?=(?: को)? ठीक करें(?!\\S)))(?: को)? )ठीक (?:कर|हो जा)\\S*|जड़ से(?: ख़त्म)?|छुटकारा|मुक्ति|निजात|चंगा|अलविदा|बाय-बाय',
    ),
    advice: inHindi.claim,
  },
  {
    pattern: hindi(
      '(?:नसों?|वाल्व)(?: को)? (?:मज़बूत)(?: कर\\S*| बना\\S*)?|घाव भर\\S*|(?:असरदार|कारगर|प्रभावी|प्रभावशाली)',
    ),
    advice: inHindi.claim,
  },
  {
    pattern: hindi(
      `हमेशा के लिए|स्थायी|पक्क[ाीे]|गारंटी\\S*|चमत्कार\\S*|जादुई|जादू|परमानेंट|सौ (?:फ़ीसदी|प्रतिशत)|शत-?\\s?प्रतिशत|100 ?(?:%|फ़ीसदी|प्रतिशत)|(?:कोई|बिना(?: किसी)?) (?:जोखिम|ख़तरा|ख़तरे)|सबके लिए काम कर\\S*|${AILMENT}(?: (?:फिर|से|कभी|दोबारा|वापस))* नहीं (?:आत|आए|लौट)\\S*(?! तो)`,
    ),
    advice: inHindi.outcome,
  },
  {
    pattern: hindi(
      `${PROMPT} (?:आराम|असर|राहत)${NOT_DENIED}|${DAYS} (?:ही )?(?:\\S+ )?${EFFECT}${NOT_DENIED}|${EFFECT} (?:(?:सिर्फ़|केवल|बस) ${DAYS}|${DAYS}(?! दिख सक))`,
    ),
    advice: inHindi.outcome,
  },
  {
    pattern: hindi(
      `${NOT_OF_OTHERS_HINDI}(?:${AILMENT}${AND_SO_ON} (?:कम (?:कर\\S*|होत\\S|हु\\S+(?! हो| तो)|होग\\S|हो जात\\S|हो जाएग\\S)|घटा\\S*|घट जात\\S|कमी ला\\S*)|${AILMENT}(?:-| | से )मुक्त|(?:सूजन|दर्द|भारीपन|थकान) (?:को )?हटा\\S*|${AILMENT} से (?:\\S+ )?(?:राहत|आराम)|${AILMENT} में (?:\\S+ )?(?:राहत|आराम (?:दे|दिला|पहुँचा)\\S*))${NOT_HEDGED_BEHIND}`,
    ),
    advice: inHindi.outcome,
  },
  {
    pattern: hindi(
      '(?:वैज्ञानिक|चिकित्सकीय) रूप से (?:सिद्ध|प्रमाणित)|प्रमाणित|सिद्ध|आज़माया हुआ|क्लिनिकली \\S+|(?:एफ़\\.?डी\\.?ए\\.?|सरकार|मंत्रालय|आयुष) (?:से|द्वारा) (?:मंज़ूर|स्वीकृत|मान्यता)\\S*',
    ),
    advice: inHindi.claim,
  },
  {
    pattern: hindi(
      `(?:कोई|बिना(?: किसी)?) (?:भी )?(?:साइड ?इफ़ेक्ट|दुष्प्रभाव)(?: के| नहीं)?|(?:पूरी तरह|बिल्कुल|एकदम|पूर्णतः|हमेशा) (?:से )?सुरक्षित|साइड ?इफ़ेक्ट (?:नहीं|मुक्त)|दुष्प्रभाव (?:रहित|मुक्त)|हानिरहित|सुरक्षित और \\S+|(?:(?:बच्चों|बुज़ुर्गों|सब|सबके|सभी|परिवार|त्वचा|किडनी|गुर्दों|लिवर|दिल|पेट)(?: के)? लिए|शराब के साथ|गाड़ी चलाना) ${SAFE}`,
    ),
    advice: inHindi.effects,
  },
  {
    pattern: hindi(
      `(?:${IN_PREGNANCY}|${MOTHERS}(?: (?:महिला|महिलाओं|औरत|औरतों|माता|माताओं|माँ|माँओं))? के लिए) ${SAFE}|${NOT_ASKED}(?<!${DOCTOR_AGREES}[^.!?।]*)(?![^.!?।]*${DOCTOR_AGREES})(?:${IN_PREGNANCY}|${MOTHERS}(?: (?:महिलाएँ|औरतें|माताएँ|माँएँ|माएँ))?)(?:,? (?!(?:नहीं|न|क्या|सलाह(?! के बिना)) |${CARE_NOUNS})\\S+){0,8} (?:${NOT_CARE}(?:ले|${USE_NOUNS} (?:कर|की जा|किया जा))|ली जा|लिया जा|लगा|लगाई जा|लगाया जा|(?<=(?<!मोज़ों का |नंबर का )${USE_NOUNS} ${IN_PREGNANCY}(?: भी)? )(?:कर|किया जा)) सकत\\S+(?!(?: हैं?)? या नहीं)`,
    ),
    advice: inHindi.pregnancy,
  },
  {
    pattern: hindi('(?:ऑपरेशन|सर्जरी) (?:की जगह|की ज़रूरत नहीं|के बिना|से बच\\S*)'),
    advice: inHindi.care,
  },
  {
    pattern: hindi(
      `${NOT_OF_OTHERS_HINDI}${CLOTS_HINDI} (?:(?:को|का|के|की|से|पूरी|बनने|होने|बनना) )*(?:रोक\\S*|नहीं (?:बनने )?देत\\S|घोल\\S*|गला\\S*|ख़त्म\\S*|बचात\\S|बचाए|बचाव|सुरक्षा|(?:ख़तरा|ख़तरे|जोखिम|संभावना|आशंका) (?:(?:को|भी) )*(?:कम (?:कर|हो)\\S*|घट\\S*))(?! के लिए ${OWN_CARE})|${NOT_OF_OTHERS_HINDI}${BLOOD} (?:को |का |के )?जमने (?:से रोक\\S*|नहीं देत\\S)|${NOT_OF_OTHERS_HINDI}${NOT_OTHER_MEDICINES}${BLOOD} (?:को )?पतला (?:कर\\S*|रख\\S*|बना\\S*)${NOT_A_WARNING}`,
    ),
    advice: inHindi.clot,
  },
  {
    pattern: hindi(
      `${AILMENT}${WORDS} (?:रोकत\\S|रोके|रोकने|बचात\\S|बचाए|बचाव|(?:दूर )?भगा\\S*|दूर (?:कर|हो)\\S*|मिटा\\S*|ख़त्म(?! न)|ग़ायब\\S*)|रोकथाम|होने से रोक\\S*`,
    ),
    advice: inHindi.claim,
  },
  {
    // A heading claims as much as a sentence. What it is not may be said, and what somebody takes from others.
    pattern: hindi(
      `${AILMENT} (?:की|का|के लिए) (?:\\S+ )?(?:दवा|दवाई|दवाइयाँ|औषधि|नुस्ख़ा|समाधान|हल|तोड़)(?! (?:नहीं|ले\\S*|खा\\S*|चल\\S*|के साथ|से पहले)|${WORDS} (?:(?:ले|खा)(?:त\\S*| रह\\S*)|चल रह\\S*|बंद न))|${AILMENT} से (?:\\S+ )?आज़ाद(?:ी)?|${AILMENT} (?:का|की|को) (?:\\S+ )?(?:अंत|ख़ात्मा|सफ़ाया|नाश|नामोनिशान|विदा|विदाई)|${VARICOSE} (?:को )?हटा\\S*|${AILMENT} (?:को )?उतार\\S*|(?:दर्द|सूजन) ?रहित`,
    ),
    advice: inHindi.claim,
  },
  {
    pattern: hindi(
      '(?:सर्व)?श्रेष्ठ(?:तम)?|बेस्ट|सर्वोत्तम|सर्वोत्कृष्ट|उत्कृष्ट|बेहतरीन|सबसे (?:अच्छ(?!\\S* समय)|बेहतर|बढ़िया|असरदार|सुरक्षित|प्रभावी|भरोसेमंद|तेज़|कारगर|लोकप्रिय|उत्तम)\\S*|नंबर[- ]?(?:1|एक|वन)|नं\\.? ?(?:1|एक)|अव्वल|अद्वितीय|बेजोड़|बेमिसाल|लाजवाब|अनूठ[ाीे]|क्रांतिकारी|विश्वस्तरीय|(?:भारत|देश|दुनिया) (?:की|का|के) (?:पहल|एकमात्र|सबसे)\\S*',
    ),
    advice: inHindi.praise,
  },
  {
    pattern: hindi(
      `${PRAISERS}(?!${NO_PRODUCT}(?![^.!?।]* दवा)(?: (?:भी|अक्सर|रोज़|पैदल))* ${CARE_HINDI}(?: (?:और|या) ${CARE_HINDI})* की सलाह)(?: [^ ।.!?]+){0,6}? (?:सलाह देत\\S|सलाह दिया कर\\S*|सिफ़ारिश\\S*|सुझात\\S|सुझाया|सुझाई|सुझाव देत\\S|अनुशंस\\S*|पसंद\\S*|भरोसा\\S*|भरोसेमंद|तारीफ़\\S*|कहते हैं)|पहले और बाद|प्रशंसा ?पत्र|रेटिंग`,
    ),
    advice: inHindi.praise,
  },
];
