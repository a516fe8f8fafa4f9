import { brand } from '@site/company/brand';
import { products } from '@site/company/products';
import type { JsonText, Path, Problem } from '@site/tooling/files/readJsonFile';
import { alignLists } from './alignLists';
import { SAME_IN_EVERY_LANGUAGE } from './sameInEveryLanguage';

/** A problem of a translation. */
export interface TranslationProblem extends Problem {
  /** True when a text of the original has no translation: there is none, or the text is still the original's language. */
  isMissing: boolean;
}

/** Each translation has a review of its own. */
const OWN = new Set(['reviewed']);

/** Latin letters that a text in another script may hold: units, names of letters, and words of the brand or the web. */
const LATIN_WORD = /[A-Za-z]{3,}/g;
const ALLOWED = new Set([
  ...products.flatMap(({ name }) => name.match(LATIN_WORD) ?? []),
  ...(brand.company.match(LATIN_WORD) ?? []),
  ...['Not', 'Track', 'Global', 'Privacy', 'Control'],
  ...['Google', 'Cloud', 'Firestore', 'reCAPTCHA', 'JavaScript'],
  ...['WhatsApp', 'Facebook', 'Instagram', 'LinkedIn'],
]);

type Group = Record<string, unknown>;

const isGroup = (value: unknown): value is Group => typeof value === 'object' && value !== null;

const placeholders = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort().join(' ');

const numbersOf = (text: string) => [...new Set(text.match(/\d+(?:[.,]\d+)*/g))].sort().join(', ');

const IN_ENGLISH = 'Still in English:';

function problemOfText(original: string, translated: string, script: string | undefined) {
  if (placeholders(translated) !== placeholders(original)) {
    const expected = placeholders(original);
    return expected
      ? `Use the placeholders of the English text: ${expected}.`
      : 'The English text has no placeholder. Remove the one here.';
  }
  const [there, here] = [numbersOf(original), numbersOf(translated)];
  if (there !== here)
    return `Write the numbers of the English text: ${there || 'none'}, not ${here || 'none'}.`;
  if (script === 'Latn') return undefined;
  const words = translated.replace(/\{\w+\}/g, '').match(LATIN_WORD) ?? [];
  const english = words.filter((word) => !ALLOWED.has(word));
  return english.length
    ? `${IN_ENGLISH} ${english.map((word) => `“${word}”`).join(', ')}.`
    : undefined;
}

const MISSING = 'The translation is missing.';

/** Whether a text has letters in another script than the Latin one. */
const OTHER_SCRIPT = /(?!\p{Script=Latin})\p{L}/u;

/**
 * Compares a translation with its original, the parsed JSON of the English file.
 * @param script how the language is written, as ISO 15924 has it: in Latin script, English words do not stand out.
 */
export function compareTranslation(
  original: unknown,
  json: JsonText,
  script: string | undefined,
): TranslationProblem[] {
  const problem = (
    path: Path,
    message: string,
    isMissing = message.startsWith(MISSING),
  ): TranslationProblem => ({ path, line: json.lineOf(path), message, isMissing });

  function compareLists(from: readonly unknown[], to: readonly unknown[], path: Path) {
    const { pairs, missing, surplus } = alignLists(from, to);
    if (!pairs) {
      const message = `Here are ${to.length} entries; the English file has ${from.length}.`;
      return [problem(path, message)];
    }
    return [
      ...pairs.flatMap(([at, here]) => compare(from[at], to[here], [...path, here])),
      ...missing.map((at) =>
        problem(path, `${MISSING} The English file has one more entry: ${nameOf(from[at], at)}.`),
      ),
      ...surplus.map((at) =>
        problem(
          [...path, at],
          'The English file has no such entry. Remove it here, or add it there.',
        ),
      ),
    ];
  }

  function compareGroups(from: Group, to: Group, path: Path) {
    const keys = Object.keys(from).filter((key) => !OWN.has(key));
    const surplus = Object.keys(to).filter((key) => !Object.hasOwn(from, key) && !OWN.has(key));
    return [
      ...keys.flatMap((key) => {
        if (!SAME_IN_EVERY_LANGUAGE.has(key) || isGroup(from[key]))
          return compare(from[key], to[key], [...path, key]);
        return sameValue(from[key], to[key], [...path, key]);
      }),
      ...surplus.map((key) => problem([...path, key], 'The English file has nothing here.')),
    ];
  }

  const sameValue = (from: unknown, to: unknown, path: Path) =>
    from === to ? [] : [problem(path, `Write ${JSON.stringify(from)}, as in English.`)];

  function compare(from: unknown, to: unknown, path: Path): TranslationProblem[] {
    if (typeof from === 'string') {
      if (typeof to !== 'string' || !to.trim()) return [problem(path, MISSING)];
      const message = problemOfText(from, to, script);
      if (!message) return [];
      return [problem(path, message, message.startsWith(IN_ENGLISH) && !OTHER_SCRIPT.test(to))];
    }
    if (!isGroup(from)) return sameValue(from, to, path);
    if (!isGroup(to) || Array.isArray(from) !== Array.isArray(to)) return [problem(path, MISSING)];
    return Array.isArray(from)
      ? compareLists(from, to as unknown as unknown[], path)
      : compareGroups(from, to, path);
  }

  return compare(original, json.value, []);
}

/** What an editor calls an entry: its title, or which one it is. */
function nameOf(entry: unknown, at: number): string {
  const title = isGroup(entry) ? (entry.title ?? entry.label ?? entry.active) : entry;
  return typeof title === 'string' ? `“${title}”` : `number ${at + 1}`;
}
