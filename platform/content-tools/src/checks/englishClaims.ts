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

/** The same in every language. */
export type Advice = Readonly<Record<keyof typeof inEnglish, string>>;

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
const GOES_DOWN = `${AILMENTS} (?:(?:goes|go) (?:down|away)|(?:is|are) (?:less|gone))`;
/** A sentence that does not name the product. */
const OF_OTHERS =
  '(?![^.!?]{0,200}(?:\\b(?:it|our|this|gel|cream|tablets?|products?)\\b|\\{product\\}))';
/** What doctors recommend, and what helps without them. */
const CARE =
  '(?:walk(?:ing)?|exercises?|losing weight|(?:compression )?(?:stockings|bandages)|compression|(?:raising|lifting|resting|moving) (?:your |both )?(?:legs|feet))';
/** After “recommend”: care, and nothing else. */
const ADVICE_OF_DOCTORS = `${OF_OTHERS} (?:(?:daily|regular) )?${CARE}(?:(?:,| and| or) ${CARE})*(?: (?:every day|regularly|daily))?(?:, (?:if|when)\\b|[.!?]|$)`;
/** What else helps, where a sentence begins. */
const OTHER_CARE = `(?:^|[.!?] )${OF_OTHERS}(?:(?:${CARE}|anticoagulants|blood thinners)(?: on a (?:long )?flight)?(?: can)?|medicines (?:to|that)|(?:raise|lift|elevate|rest|keep|put) (?:your |both )?(?:legs|feet)(?: up| high)? to)`;
/** Before a verb: what may be, is not, or others do. */
const NOT_HEDGED_BEFORE = `${NOT_DOCTORS}(?<!(?:\\b(?:may|might|not|never|cannot|no \\w+ can|how to|whether it|studied for)|n't|${OTHER_CARE})(?: (?:help(?:s| in)?|also|often|to))* )`;

/** Before “safe”: that it is not, or that somebody asks. */
const NOT_IN_DOUBT =
  "(?<!(?:(?:\\b(?:not|cannot)|n't)(?: (?:be|been|shown|known|to|used|taken))*|\\b(?:if|whether|until|when) (?:it|(?:the|this|these) \\w+) (?:is|are)) )";
/** What belongs to the words before it, up to another sentence or clause. */
const IN_CLAUSE = '[^.!?,:;(]|\\([^()]*\\)';
/** Behind a denial: what claims something else. */
const BUT =
  ' (?:and|but|so(?! (?:certain|far|nobody|sure)\\b)|therefore|hence|thus|which (?:is(?! \\w+ enough\\b)|means)|-) |(?<!\\b(?:that|whether|if|when|which|where|know|says?)) (?:it|you|they) (?:can|may) ';
/** Before what may be done in pregnancy: that somebody asks or denies it, or that a doctor agrees. */
const NOT_ASKED_BEFORE = `(?<!\\b(?:(?:(?<!(?:^|[.!?] ))if|whether|(?<=\\bask (?:your|a) doctor )which)\\b(?:(?! - )(?:${IN_CLAUSE})| - (?:(?! - )[^.!?,:;(])* - (?=(?:can|may)\\b))*|not?\\b(?! (?:only|just)\\b)(?:(?!${BUT})(?:${IN_CLAUSE}))*|(?:if|when) (?:your|a) doctor (?:agrees|has agreed), (?:(?:it|you) )?))`;
/** Behind it: that a doctor has to agree. */
const NOT_IF_A_DOCTOR_AGREES =
  '(?![^.!?]*(?:(?:if|when|after|unless)\\b[^.!?,]*\\bdoctor|only (?:on|under|with)\\b[^.!?,]*\\b(?:doctor|advice|supervision)|(?<!\\bnot )only (?:if|when|after|on|under|with)\\b(?:(?!\\b(?:no|not|never|need|without)\\b)[^.!?])*\\b(?:your doctor (?:agrees|decides)|(?:advice|agreement|supervision) of (?:a|your) doctor)))';
const NOT_ASKED = `${NOT_ASKED_BEFORE}${NOT_IF_A_DOCTOR_AGREES}`;
const CAN = `(?<!\\b(?:doctors?|${CARE}) )\\b(?:can|may) (?:(?:also|even|still|safely|be) )*`;
const USE = `(?:used?|taken?|appl(?:y|ied))\\b(?! (?:care|rest|a (?:walk|rest)|${CARE})\\b)`;
const MOTHERS = '(?:mothers?|wom[ae]n|m[ou]ms?|lad(?:y|ies))';
const PREGNANCY = `(?:pregnan\\w*|breast-?feeding|nursing(?! (?:staff|homes?|care|attendants?)\\b)|expect(?:ant|ing)(?= ${MOTHERS}\\b|[,.!]|$)|(?:mother|m[ou]m)s?-to-be)`;
const CLOTS = '(?:DVT|PE|clot(?:s|ting)?|thromb\\w*|embol\\w*)';
/** Who may act on clots: “we” and “users” would be the product. */
const CLINIC = `(?:doctors?|physicians?|surgeons?|\\w+ologists?|specialists?|nurses?|hospitals?|surgery)(?: (?:can|may|will|often|usually|also|then))*(?: (?:prescribe|recommend|use|give) (?:medicines|anticoagulants|blood thinners|${CARE}) (?:to|that|which))?`;
/** Before what is done about clots: that doctors and others do it. That the product may do it is as grave as that it does. */
const NOT_OF_OTHERS = `(?<!(?:\\b${CLINIC}|(?:\\b(?:how to|doctor how you can|what)|${OTHER_CARE})(?: (?:helps?|also|often|to))*) ${OF_OTHERS})`;
/** What warns of thin blood. */
const WARNING =
  '(?:do not (?:take|use|combine)|(?:tell|ask) (?:your|a) doctor|before (?:surgery|an operation))';
/** Before “thins the blood”: that other medicines do, or a warning. */
const NOT_A_WARNING = `(?<!\\b(?:(?:aspirin|warfarin|heparin)(?:,? which)?(?: (?:can|may))?|(?<!\\b(?:our|herbal|natural) )medicines (?:to|that|which)) |\\b(?:can|may) (?=[^.!?]*\\b${WARNING}\\b)|\\b${WARNING}\\b[^.!?]* (?:can|may) )`;

const english = (pattern: string) => new RegExp(pattern, 'i');

/**
 * What advertising law lets nobody say of these products (India: Drugs Rules 1945 Schedule J, Drugs and Magic
 * Remedies Act 1954 s.4). Even a denial is caught: it puts the word in the reader's mind, so write around it.
 */
export const englishClaims: readonly Rule[] = [
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
      `\\b(?:fast|quick|rapid)(?:ly)?[- ]acting\\b|\\bworks (?:very |so )?(?:fast|quickly|rapidly)\\b|(?<!(?:\\b(?:no|not|any|never|without|test|laboratory)|n't)(?: (?:see|notice|feel))? )\\b(?:works?|results?|differences?|improvements?|(?:feels?|looks?|gets?) (?:better|lighter)|(?<!\\bif )relief|less ${AILMENTS}|(?<!\\bif (?:the |your )?)${GOES_DOWN}) ${SOON}\\b|(?<!\\bif )\\b${SOON},? (?:the |your )?${GOES_DOWN}\\b|\\bif relief ${SOON}\\b(?! (?:does|is|has)(?: not|n't)\\b)`,
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
      `\\b(?:no|zero|without|free (?:of|from)|never (?:has|have|had)) (?:any |known )?side[- ]?effects?\\b|\\bside[- ]?effect[- ]free\\b|\\bharmless\\b|\\b(?:completely|totally|absolutely|perfectly|entirely|fully) safe\\b|\\bsafe (?:and|&) (?:effective|natural|gentle)\\b|${NOT_IN_DOUBT}\\bsafe (?:even )?for (?:(?:the|your|young|small|whole|older|long-term) )*(?:everyone|everybody|all|daily use|use|children|kids|babies|infants|elderly|adults|people|family|families|skin|kidneys?|liver|heart|stomach)\\b|${NOT_IN_DOUBT}\\bsafe (?:even )?(?:to drive|with alcohol)\\b`,
    ),
    advice: inEnglish.effects,
  },
  {
    pattern: english(
      `${NOT_IN_DOUBT}\\b(?:safe(?:ly)?|suitable) (?:(?:even|also|used|to use|for use) )*(?:in|during|for|while) (?:\\w+ )?(?:${PREGNANCY}|mothers)|${NOT_ASKED}(?:\\b(?:pregnant|breast-?feeding|nursing|(?:mother|m[ou]m)s?-to-be|${PREGNANCY},? (?:you|${MOTHERS}|patients?|${PRODUCT})) ${CAN}${USE}|${CAN}${USE}(?: (?!not\\b)\\w+){0,4} (?:in|during|while|by|if|when) (?:(?!(?:not|except)\\b)\\w+ ){0,2}${PREGNANCY})`,
    ),
    advice: inEnglish.pregnancy,
  },
  {
    pattern: english(
      `\\b(?:replaces?|instead of|no need for|avoids?) (?:surgery|an? operation|compression|an? anticoagulants?|anticoagulants?)\\b|(?<!\\bif |\\b(?:usually|often) ${OF_OTHERS})\\bno (?:surgery|operations?|compression|stockings) (?:is |are )?(?:needed|required|necessary)\\b`,
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
      `${NOT_OF_OTHERS}\\b(?:(?:protect|guard|shield|defend)(?:s|ed|ing|ion)?(?: \\w+){0,2} (?:from|against) [^.]{0,40}\\b${CLOTS}|(?:reduc|lower|lessen|decreas|diminish|minimi[sz]|cut)(?:e|es|s|ed|ing|ting)? (?:\\w+ ){0,2}(?:(?:risks?|chances?|dangers?) of [^.]{0,40}\\b${CLOTS}|${CLOTS} risks?)|(?:avoid(?:s|ing)?|break(?:s|ing)? (?:down|up)) ${THE}(?:blood )?${CLOTS}|keep(?:s|ing)? ${THE}(?:blood )?clots? (?:from|away))\\b`,
    ),
    advice: inEnglish.clot,
  },
  {
    pattern: english(
      `${NOT_OF_OTHERS}${NOT_A_WARNING}\\bthin(?:s|ning)? (?:the |your )?blood\\b|\\bmak(?:es?|ing) (?:the |your )?blood thinner\\b|${SAID_OF_PRODUCT}blood[- ]thinning (?:tablet|gel|cream)s?\\b(?! (?:may|can)\\b)|\\b(?:natural|herbal) blood[- ]thinn(?:ers?|ing)\\b|\\b${PRODUCT} (?:is|are|acts? as|works? as) (?:an? )?blood[- ]thinn(?:ers?|ing)\\b`,
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
      `(?<!\\b(?:not|never) )\\bmak(?:e|es|ing) (?:\\w+ ){1,5}(?:disappear|vanish|invisible|go away)\\b|\\b(?:${AILMENTS_OF_VEINS}\\W*(?: (?!not\\b)\\w+){0,2} gone|veins?(?: (?!not\\b)\\w+){0,2} (?:disappear|vanish)\\w*)\\b|(?<!\\bif (?:the |your )?)\\b${AILMENTS} (?:never|will not|won't|do(?:es)? not|do(?:es)?n't) (?:returns?|comes? back|reappears?)\\b(?! to (?:its|their)\\b)|\\bfree(?:dom)? (?:of|from) (?:the |your |all )*${AILMENTS}\\b|\\b(?:pain|swelling|cramp|ache|itch|heaviness|varicose)[- ]free\\b|\\bend (?:to|of) (?:the |your |all )*${AILMENTS}\\b|\\b(?:farewell|bye|bye-bye) to (?:the |your |all )*${AILMENTS}\\b`,
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
      `\\bbefore[- /]+(?:and[- ]|& )?after (?:pictures?|photos?|images?)\\b|\\btestimonials?\\b|\\bratings?\\b|\\b(?:five|5)[- ]stars?\\b|\\b${PEOPLE}-(?:recommended|endorsed|trusted|approved|preferred|tested)\\b|(?:\\b${PEOPLE}|(?<=^|[.!?] )they) (?:all |also |often |everywhere )?(?:recommend|endorse|trust|approve|prefer|love|swear)s?\\b(?!${ADVICE_OF_DOCTORS})|(?<!\\b(?:your|an?|the) )\\b${PEOPLE} (?:recommended|endorsed|approved)\\b|\\b${PEOPLE} (?:advise|prescribe|suggest|use|choose|like|praise) ${PRODUCT}|\\b${PEOPLE} say (?:that )?${PRODUCT} (?:really |truly |always )?(?:works?|helps?|does|soothes?|relieves?|ma[dk]es?|changed|(?:is|are|feels?) (?:good|great|gentle|safe|excellent|wonderful|worth))|(?<!\\b(?:cannot|not|never) (?:to )?(?:be )?)\\b(?:recommended|endorsed|trusted|approved|tested|loved|praised|preferred|used) by (?:\\w+ )?${PEOPLE}\\b|\\b\\d+ (?:out )?of \\d+ ${PEOPLE}\\b`,
    ),
    advice: inEnglish.praise,
  },
];
