/** Fields that hold a name of the code: they are the same in every language. */
const SAME = new Set(['look', 'picture', 'illustration']);

/** Each translation has a review of its own. */
const OWN = new Set(['reviewed']);

/** Latin letters that a text in another script may hold: units, names of letters, and words of the brand or the web. */
const LATIN_WORD = /[A-Za-z]{3,}/g;
const ALLOWED = new Set([
  ...['Not', 'Track', 'Global', 'Privacy', 'Control'],
  ...[
    'Forte',
    'Cream',
    'Google',
    'Cloud',
    'Firestore',
    'JavaScript',
    'WhatsApp',
    'Facebook',
    'Instagram',
    'LinkedIn',
  ],
]);

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const placeholders = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort().join(' ');

function faultOfText(original: string, translated: unknown): string | undefined {
  if (typeof translated !== 'string' || !translated.trim()) return 'The translation is missing.';
  if (placeholders(translated) !== placeholders(original)) {
    return `Keep the placeholders of the original: ${placeholders(original) || 'there are none'}.`;
  }
  const words = translated.replace(/\{\w+\}/g, '').match(LATIN_WORD) ?? [];
  const foreign = words.filter((word) => !ALLOWED.has(word));
  return foreign.length ? `Still in English: “${foreign.join(' ')}”.` : undefined;
}

/**
 * Holds a translation against its original. Takes the parsed JSON of both files; gives one line per fault, each with its
 * place: `safety.cards[0].text: The translation is missing.`
 */
export function compareTranslation(original: unknown, translated: unknown, place = ''): string[] {
  if (typeof original === 'string') {
    const fault = faultOfText(original, translated);
    return fault ? [`${place}: ${fault}`] : [];
  }
  if (!isGroup(original)) {
    return original === translated ? [] : [`${place}: Write ${String(original)}, as in English.`];
  }
  if (!isGroup(translated)) return [`${place || 'the file'}: The translation is missing.`];
  const at = (key: string) =>
    Array.isArray(original) ? `${place}[${key}]` : `${place}${place && '.'}${key}`;
  const surplus = Object.keys(translated).filter((key) => !(key in original) && !OWN.has(key));
  return [
    ...Object.entries(original)
      .filter(([key]) => !OWN.has(key))
      .flatMap(([key, value]) => {
        if (!SAME.has(key) || isGroup(value))
          return compareTranslation(value, translated[key], at(key));
        if (translated[key] === value) return [];
        return [`${at(key)}: Write ${JSON.stringify(value)}, as in English.`];
      }),
    ...surplus.map((key) => `${at(key)}: The English file has nothing here.`),
  ];
}
