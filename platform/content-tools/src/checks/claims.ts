import { inOneSpelling } from './spelling';

/** Wording that no text may hold, and what to do instead. */
export interface Rule {
  readonly pattern: RegExp;
  /** Sentences, with wording in the language of the text. */
  readonly advice: string;
}

/** What to do instead, with wording that the check takes: an editor copies it. */
const inEnglish = {
  claim: 'Say “is used in”, “may help relieve the symptoms of” or “has been studied for”.',
  outcome: 'No outcome may be promised. Say “may help relieve the symptoms of”.',
  clot: 'Neither product prevents or treats a clot. Say what doctors do: “Doctors use medicines that act on clotting”.',
  praise:
    'No praise, by the company, patients or doctors, and no pictures of results. Say what it “contains” or “is used in”.',
  effects:
    'Say which effects are known and what to do: “If you feel unwell after using it, stop and see a doctor”.',
  pregnancy: 'Say “Safety in pregnancy is not established”.',
  care: 'Say “Care that a doctor has advised goes on”.',
};

const inHindi: typeof inEnglish = {
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

/** Who is said to praise. */
const PEOPLE =
  '(?:doctors?|physicians?|surgeons?|specialists?|experts?|pharmacists?|\\w+ologists?|pa?ediatricians?|nurses?|midwi(?:fe|ves)|patients?|customers?|users?|hospitals?|practitioners?)';
/** Who is said to permit. */
const AUTHORITIES =
  '(?:FDA|WHO|AYUSH|CDSCO|DCGI|FSSAI|ICMR|governments?|ministry|ministries|authorit(?:y|ies)|regulators?)';
/** The product, as a sentence calls it: “these medicines” may be those of others. */
const PRODUCT =
  '(?:it|they|our|(?:the|this|these) (?:gel|cream|tablet|product)s?|\\{product\\}|(?:this|these)(?! (?!(?:after|and|as|because|daily|every|for|in|to|when|with)\\b)\\w))';
/** What doctors do may be said. */
const NOT_DOCTORS = `(?<!\\b(?:${PEOPLE}|we|surgery)(?: (?:can|may|will|often|usually|also|then))* )`;

/** What the products are said to act on. */
const AILMENTS_OF_VEINS =
  '(?:(?:varicose|spider|swollen|bulging|twisted) veins?|varicosit(?:y|ies)|piles|ha?emorrhoids?)';
const AILMENTS = `(?:${AILMENTS_OF_VEINS}|(?:swollen|tired|heavy|aching|restless) legs?|(?:leg |vein |venous |chronic )*(?:pain|ache|swelling|heaviness|cramps?|itching|inflammation|disease|disorders?|insufficiency))`;
const REMEDY = '(?:treatments?|remed(?:y|ies)|therap(?:y|ies)|cures?|antidotes?|solutions?)';
const THE = '(?:the |your |all |these )*';
/** Where a text or sentence begins, or says what the product is. */
const SAID_OF_PRODUCT =
  '(?<=(?:^|[.!?:] |(?:^|[.!?:,] |\\b(?:is|are|as) )(?:the|an?) |\\b(?:our|for the) )(?:(?:herbal|natural|ayurvedic|home|new|modern|simple|gentle|trusted) )?)';
/** What a doctor stops, or nobody on their own. */
const MEDICINES = '(?:treatments?|medicines?|tablets?|anticoagulants?)';

/** How soon: “in 7 days”. */
const SOON =
  '(?:in|within|after) (?:just |only |under |about |less than )?(?:(?:\\d+|an?|one|two|three|four|five|six|seven|ten|a few) )?(?:second|minute|hour|day|week|month)s?';
/** A sentence that does not name the product. */
const OF_OTHERS =
  '(?![^.!?]{0,200}(?:\\b(?:it|our|this|gel|cream|tablets?|products?)\\b|\\{product\\}))';
/** What doctors recommend, and what helps without them. */
const CARE =
  '(?:walk(?:ing)?|exercises?|losing weight|(?:compression )?(?:stockings|bandages)|compression|(?:raising|lifting|resting) (?:your |both )?(?:legs|feet))';
/** What else helps, where a sentence begins. */
const OTHER_CARE = `(?:^|[.!?] )${OF_OTHERS}(?:(?:${CARE}|anticoagulants|blood thinners)(?: can)?|medicines (?:to|that)|(?:raise|lift|elevate|rest|keep|put) (?:your |both )?(?:legs|feet)(?: up| high)? to)`;
/** Before a verb: what may be, is not, or others do. */
const NOT_HEDGED_BEFORE = `${NOT_DOCTORS}(?<!(?:\\b(?:may|might|not|never|cannot|no \\w+ can|how to|whether it|studied for)|n't|${OTHER_CARE})(?: (?:help(?:s| in)?|also|often|to))* )`;

/** Before “safe”: that it is not, or that somebody asks. */
const NOT_IN_DOUBT = '(?<!\\b(?:not|whether (?:it|the \\w+) is) )';
const CLOTS = '(?:DVT|PE|clot(?:s|ting)?|thromb\\w*|embol\\w*)';
/** Before what is done about clots: that doctors and others do it. That the product may do it is as grave as that it does. */
const NOT_OF_OTHERS = `${NOT_DOCTORS}(?<!(?:\\b(?:how to|what)|${OTHER_CARE})(?: (?:helps?|also|often|to))* )`;

const english = (pattern: string) => new RegExp(pattern, 'i');

/**
 * What advertising law lets nobody say of these products (India: Drugs Rules 1945 Schedule J, Drugs and Magic
 * Remedies Act 1954 s.4). Even a denial is caught: it puts the word in the reader's mind, so write around it.
 */
const englishClaims: readonly Rule[] = [
  { pattern: english('\\bcur(?:e|es|ed|ing|ative|able)\\b'), advice: inEnglish.claim },
  {
    pattern: english(
      '\\bheal(?:s|ed|ing)?\\b|\\b(?:repair|strengthen|restore|rejuvenate|regenerate)(?:s|ed|ing)? (?:the |your |weak |damaged |healthy |tired |heavy )*(?:valves?|veins?|legs?)\\b',
    ),
    advice: inEnglish.claim,
  },
  {
    pattern: english(
      '\\bpermanent(?:ly)?\\b|\\bfor ?ever\\b|\\bonce and for all\\b|\\bmirac(?:le|ulous)\\w*|\\bmagic(?:al)?\\b|\\binstant(?:ly)?\\b|\\b(?:immediate|fast|quick|rapid|complete|total|lasting) relief\\b|\\b(?:get|gets|getting) rid of\\b|\\bgoodbye to\\b|\\bno more (?:pain|swelling|heavy|heaviness|varicose|tired)',
    ),
    advice: inEnglish.outcome,
  },
  {
    pattern: english(
      `\\b(?:fast|quick|rapid)(?:ly)?[- ]acting\\b|\\bworks (?:very |so )?(?:fast|quickly|rapidly)\\b|(?<!(?:\\b(?:no|not|any|never|without|test|laboratory)|n't) )\\b(?:works?|results?|differences?|improvements?|(?:feels?|looks?|gets?) better|(?<!\\bif )relief|less ${AILMENTS}) ${SOON}\\b|\\bif relief ${SOON}\\b(?! (?:does|is|has)(?: not|n't)\\b)`,
    ),
    advice: inEnglish.outcome,
  },
  {
    pattern: english(
      `${NOT_HEDGED_BEFORE}\\b(?:reduc|lower(?! legs?\\b)|lessen|decreas|diminish|minimi[sz]|alleviat|sooth|calm|eas(?!es)|reliev(?!es))(?:e|es|ed|ing|s)? (?:the (?:appearance|look|signs?|symptoms?|feeling) of )?${THE}(?:\\w+ )?${AILMENTS}`,
    ),
    advice: inEnglish.outcome,
  },
  {
    pattern: english(
      '\\bguarant(?:ee|eed|ees|eeing)\\b|\\b(?:100|(?:a |one )?hundred) ?(?:%|per ?cent)|\\bworks? for (?:everyone|everybody|all)\\b|\\balways works?\\b|\\bnever fails?\\b|\\bmoney[- ]back\\b|\\brisk[- ]?free\\b|\\b(?:no|without|zero) risks?\\b',
    ),
    advice: inEnglish.outcome,
  },
  {
    pattern: english(
      `\\b(?:clinically|scientifically|medically|dermatologically) (?:proven|proved|tested|approved)\\b|\\bproven\\b|\\b(?!who )${AUTHORITIES}[- ](?:approved|certified)\\b|\\b(?:approved|certified|endorsed|recommended) by (?:\\w+ ){0,2}${AUTHORITIES}\\b`,
    ),
    advice: inEnglish.claim,
  },
  {
    pattern: english(
      `\\b(?:no|zero|without|free (?:of|from)|never (?:has|have|had)) (?:any |known )?side[- ]?effects?\\b|\\bside[- ]?effect[- ]free\\b|\\bharmless\\b|\\b(?:completely|totally|absolutely|perfectly|entirely|fully) safe\\b|\\bsafe (?:and|&) (?:effective|natural|gentle)\\b|${NOT_IN_DOUBT}\\bsafe for (?:(?:the|your|young|small|whole|older|long-term) )*(?:everyone|everybody|all|daily use|use|children|kids|babies|infants|elderly|adults|people|family|families|skin)\\b`,
    ),
    advice: inEnglish.effects,
  },
  {
    pattern: english(
      `${NOT_IN_DOUBT}\\b(?:safe|suitable) (?:(?:even|also|to use|for use) )*(?:in|during|for|while) (?:\\w+ )?(?:pregnan\\w*|breast-?feeding|nursing)`,
    ),
    advice: inEnglish.pregnancy,
  },
  {
    pattern: english(
      '\\b(?:replaces?|instead of|no need for|avoids?) (?:surgery|an? operation|compression|an? anticoagulants?|anticoagulants?)\\b|(?<!\\bif )\\bno (?:surgery|operations?|compression|stockings) (?:is |are )?(?:needed|required|necessary)\\b',
    ),
    advice: inEnglish.care,
  },
  {
    pattern: english(
      `\\b(?:prevent|treat|stop|dissolve)(?:s|ed|ing)?(?! (?:\\w+ ){0,2}${MEDICINES}\\b) [^.]{0,40}\\b${CLOTS}\\b`,
    ),
    advice: inEnglish.clot,
  },
  {
    pattern: english(
      `${NOT_OF_OTHERS}\\b(?:(?:protect|guard|shield|defend)(?:s|ed|ing|ion)?(?: \\w+){0,2} (?:from|against) [^.]{0,40}\\b${CLOTS}|(?:reduc|lower|lessen|decreas|diminish|minimi[sz]|cut)(?:e|es|s|ed|ing|ting)? (?:\\w+ ){0,2}(?:(?:risks?|chances?|dangers?) of [^.]{0,40}\\b${CLOTS}|${CLOTS} risks?)|keep(?:s|ing)? ${THE}(?:blood )?clots? (?:from|away))\\b`,
    ),
    advice: inEnglish.clot,
  },
  {
    pattern: english(
      `${NOT_OF_OTHERS}(?<!\\b(?:aspirin|warfarin|heparin|(?<!\\b(?:our|herbal|natural) )medicines (?:to|that|which)) )\\bthin(?:s|ning)? (?:the |your )?blood\\b|\\b(?:natural|herbal) blood[- ]thinn(?:ers?|ing)\\b|\\b${PRODUCT} (?:is|are|acts? as|works? as) (?:an? )?blood[- ]thinn(?:ers?|ing)\\b`,
    ),
    advice: inEnglish.clot,
  },
  {
    // What doctors do may be said, and what becomes of data and misuse.
    pattern: english(
      `${NOT_DOCTORS}(?<!\\b(?:get|be|have) (?:it |them )?)\\b(?:treat|prevent)(?:s|ed|ing)?\\b(?! (?:your |the |all |this |any |personal )*(?:data|information|enquir|orders?\\b|misuse|fraud|spam|abuse|loss|errors?\\b))|\\bprevention (?:of|against)\\b`,
    ),
    advice: inEnglish.claim,
  },
  {
    // A heading claims as much as a sentence. What somebody has from others may be said, and what they are to heed.
    pattern: english(
      `${SAID_OF_PRODUCT}(?:(?:treatments?|remed(?:y|ies)) (?:of|for|against)\\b|(?:${REMEDY}|medicines?) (?:of|for|against|to) ${THE}${AILMENTS}\\b|(?:${AILMENTS}|vein) (?:${REMEDY}|medicine|relief(?!(?<!\\bour [\\w ]+) (?:medicines?|tablets?) (?:may|can) (?:interact|cause)\\b))\\b)|(?<!\\b(?:not|no|any|other|another) )\\b(?:answers?|relief) (?:of|for|against|to|from) ${THE}${AILMENTS}\\b`,
    ),
    advice: inEnglish.claim,
  },
  {
    pattern: english(
      `(?<!\\b(?:not|never) )\\bmak(?:e|es|ing) (?:\\w+ ){1,5}(?:disappear|vanish|invisible|go away)\\b|\\b(?:${AILMENTS_OF_VEINS}\\W*(?: (?!not\\b)\\w+){0,2} gone|veins?(?: (?!not\\b)\\w+){0,2} (?:disappear|vanish)\\w*)\\b|(?<!\\bif (?:the |your )?)\\b${AILMENTS} (?:never|will not|won't|do(?:es)? not|do(?:es)?n't) (?:return|come back|reappear)s?\\b|\\bfree(?:dom)? (?:of|from) (?:the |your |all )*${AILMENTS}\\b|\\b(?:pain|swelling|cramp|ache|itch|heaviness|varicose)[- ]free\\b|\\bend (?:to|of) (?:the |your |all )*${AILMENTS}\\b|\\b(?:farewell|bye|bye-bye) to (?:the |your |all )*${AILMENTS}\\b`,
    ),
    advice: inEnglish.outcome,
  },
  {
    pattern: english(
      `${NOT_DOCTORS}\\b(?:stop|end|remove|erase|fade|shrink|clear|beat|fight|defeat|kill|dissolve|fix|correct)(?:s|ed|ing|ping|es)? (?:away |up |out )?(?:the |your |all )*(?:${AILMENTS}(?! ${MEDICINES})|(?:varicose|spider|swollen|tired|heavy)\\b)|\\b(?:drive|melt|take|wash|wipe)s? (?:away|off|out) (?:the |your |all )*${AILMENTS}\\b|\\b(?:relieves|eliminates?|eradicates?|banish(?:es)?|reverses?|eases)\\b(?! the (?:order|enquiry))|\\b(?:highly|very|most|more|really|extremely) effective\\b|\\beffective (?:against|for|in|relief|remedy|treatment|cream|gel|tablet)`,
    ),
    advice: inEnglish.claim,
  },
  {
    pattern: english(
      "\\bbest\\b(?!-known|-before| before| time)|\\b(?:safest|finest|greatest|strongest|purest|gentlest|fastest)\\b|\\bnumber[- ](?:one|1)\\b|(?:\\bno\\.? ?|#)1\\b|\\b(?:most|highly) (?:trusted|advanced|powerful|popular|loved|recommended)\\b|\\b(?:top|highest)[- ](?:rated|quality|selling)\\b|\\b(?:superior|unrivall?ed|unmatched|unbeatable|unparalleled|world[- ]class|revolutionary|breakthrough|ultimate|perfect)\\b|\\bleading (?:brand|product|gel|cream|tablet)|\\b(?:india|world)'s (?:first|only|leading|favou?rite)\\b|\\bthe only (?:gel|cream|tablet|product|medicine)\\b",
    ),
    advice: inEnglish.praise,
  },
  {
    pattern: english(
      `\\bbefore[- /]+(?:and[- ]|& )?after (?:pictures?|photos?|images?)\\b|\\btestimonials?\\b|\\bratings?\\b|\\b(?:five|5)[- ]stars?\\b|\\b${PEOPLE}-(?:recommended|endorsed|trusted|approved|preferred|tested)\\b|\\b${PEOPLE} (?:all |also |often |everywhere )?(?:recommend|endorse|trust|approve|prefer|love|swear)s?\\b(?!${OF_OTHERS} (?:(?:daily|regular) )?${CARE}\\b)|(?<!\\b(?:your|an?|the) )\\b${PEOPLE} (?:recommended|endorsed|approved)\\b|\\b${PEOPLE} (?:advise|prescribe|suggest|use|choose|like|praise) ${PRODUCT}|\\b${PEOPLE} say (?:that )?${PRODUCT} (?:really |truly |always )?(?:works?|helps?|does|soothes?|relieves?|ma[dk]es?|changed|(?:is|are|feels?) (?:good|great|gentle|safe|excellent|wonderful|worth))|(?<!\\bnot (?:be )?)\\b(?:recommended|endorsed|trusted|approved|tested|loved|praised|preferred|used) by (?:\\w+ )?${PEOPLE}\\b|\\b\\d+ (?:out )?of \\d+ ${PEOPLE}\\b`,
    ),
    advice: inEnglish.praise,
  },
];

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
const NO_PRODUCT = '(?![^.!?।]{0,200}(?:क्रीम|जेल|टैबलेट|गोली|\\{product\\}))';
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
/** Before a verb: that a doctor does it, or walking where a sentence begins. */
const NOT_OF_OTHERS_HINDI = `(?<!${NO_PRODUCT}(?:डॉक्टर|डॉक्टरों|चिकित्सक|सर्जन)(?! की)(?: (?:भी|अक्सर|और|की|से|के|${BLOOD}|${AILMENT}))* |(?:^|[.!?।] )${NO_PRODUCT}(?:${CARE_HINDI} से|एंटीकोएगुलेंट) (?:(?:भी|के|${BLOOD}) )*)`;

/** The same in Hindi. */
const hindiClaims: readonly Rule[] = [
  {
    pattern: hindi(
      'इलाज|उपचार|रामबाण|अचूक|ठीक (?:कर|हो जा)\\S*|जड़ से(?: ख़त्म)?|छुटकारा|मुक्ति|निजात|चंगा|अलविदा|बाय-बाय',
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
      'हमेशा के लिए|स्थायी|पक्क[ाीे]|गारंटी\\S*|चमत्कार\\S*|जादुई|जादू|परमानेंट|सौ (?:फ़ीसदी|प्रतिशत)|शत-?\\s?प्रतिशत|100 ?(?:%|फ़ीसदी|प्रतिशत)|(?:कोई|बिना(?: किसी)?) (?:जोखिम|ख़तरा|ख़तरे)|सबके लिए काम कर\\S*',
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
      '(?:कोई|बिना(?: किसी)?) (?:भी )?(?:साइड ?इफ़ेक्ट|दुष्प्रभाव)(?: के| नहीं)?|(?:पूरी तरह|बिल्कुल|एकदम|पूर्णतः|हमेशा) (?:से )?सुरक्षित|साइड ?इफ़ेक्ट (?:नहीं|मुक्त)|दुष्प्रभाव (?:रहित|मुक्त)|हानिरहित|सुरक्षित और \\S+|(?:बच्चों|बुज़ुर्गों|सब|सबके|सभी|परिवार|त्वचा)(?: के)? लिए (?:भी )?सुरक्षित(?! नहीं)',
    ),
    advice: inHindi.effects,
  },
  {
    pattern: hindi(
      '(?:गर्भावस्था (?:में|के दौरान)|(?:गर्भवती|स्तनपान कराने वाली)(?: (?:महिलाओं|औरतों|माताओं|माँओं))? के लिए) (?:भी )?सुरक्षित(?! नहीं)',
    ),
    advice: inHindi.pregnancy,
  },
  {
    pattern: hindi('(?:ऑपरेशन|सर्जरी) (?:की जगह|की ज़रूरत नहीं|के बिना|से बच\\S*)'),
    advice: inHindi.care,
  },
  {
    pattern: hindi(
      `${NOT_OF_OTHERS_HINDI}${CLOTS_HINDI} (?:(?:को|का|के|की|से|बनने|होने|बनना) )*(?:रोक\\S*|नहीं (?:बनने )?देत\\S|घोल\\S*|गला\\S*|ख़त्म\\S*|बचात\\S|बचाए|बचाव|(?:ख़तरा|ख़तरे|जोखिम|संभावना|आशंका) (?:(?:को|भी) )*(?:कम (?:कर|हो)\\S*|घट\\S*))|${NOT_OF_OTHERS_HINDI}${BLOOD} (?:को )?पतला (?:कर\\S*|रख\\S*|बना\\S*)(?! वाली (?:\\S+ )?दवा)`,
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
      `${PRAISERS}(?!${NO_PRODUCT}(?: (?:भी|अक्सर|रोज़|पैदल))* ${CARE_HINDI} की सलाह)${WORDS} (?:सलाह देत\\S|सलाह दिया कर\\S*|सिफ़ारिश\\S*|सुझात\\S|सुझाया|सुझाई|सुझाव देत\\S|अनुशंस\\S*|पसंद\\S*|भरोसा\\S*|भरोसेमंद|तारीफ़\\S*|कहते हैं)|पहले और बाद|प्रशंसा ?पत्र|रेटिंग`,
    ),
    advice: inHindi.praise,
  },
];

export const claims: readonly Rule[] = [...englishClaims, ...hindiClaims];
