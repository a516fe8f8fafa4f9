import { z } from 'zod';

/** Placeholders that every text may hold; they are filled from `brand.json`. */
const BRAND_PLACEHOLDERS = ['product', 'company', 'phone', 'email'];

/** How a text may look. */
export interface TextOptions {
  /** Placeholders of this text, such as `name`; each has to be there. */
  placeholders?: readonly string[];
  /** The most characters that fit where the text is shown. */
  most?: number;
}

const quoted = (names: readonly string[]) => names.map((name) => `{${name}}`).join(', ');

function checkText(text: string, { placeholders = [], most = 160 }: TextOptions) {
  if (/[{}]/.test(text.replace(/\{[^{}]*\}/g, ''))) {
    return 'A “{” or “}” stands alone. Write placeholders like {product}.';
  }
  const found = (text.match(/\{[^}]*\}/g) ?? []).map((it) => it.slice(1, -1));
  const unknown = found.find((it) => ![...BRAND_PLACEHOLDERS, ...placeholders].includes(it));
  if (unknown !== undefined) {
    return `Unknown placeholder {${unknown}}. Here you can use ${quoted([...placeholders, ...BRAND_PLACEHOLDERS])}.`;
  }
  const missing = placeholders.filter((it) => !found.includes(it));
  if (missing.length > 0) return `Keep ${quoted(missing)}: it is filled in when the text is shown.`;
  const length = [...text].length;
  return length > most ? `${length} characters are too long. Up to ${most} fit here.` : undefined;
}

function checked<Type extends z.ZodType<string>>(
  type: Type,
  check: (text: string) => string | undefined,
) {
  return type.superRefine((text, context) => {
    const message = check(text);
    if (message !== undefined) context.addIssue({ code: 'custom', message });
  });
}

/** A few words. `ask` is what an editor reads when they are missing. */
export function text(ask: string, options: TextOptions = {}) {
  const filled = z.string({ error: ask }).trim().min(1, { error: ask });
  return checked(filled, (it) => (it.trim() ? checkText(it, options) : undefined));
}

/** How a sentence begins; names such as iPhone keep their small letter. */
const BEGINNING = /^(?:[\p{Lu}\p{Lo}\p{N}{“"(]|\p{Ll}\p{Lu})/u;
/** Full stops that end no sentence. */
const SHORTENED = /^[“"(]?(?:[ap]\.m|e\.g|i\.e|etc|approx|vs)\.$/iu;
const END = /[.?!][”")]?$/u;
const END_IN_HINDI = /[।?!][”")]?$/u;
/** What goes on without a blank; in Hindi also what stands in place of a danda. */
const RUN_ON = /\p{Ll}[.?!]\p{Lu}/u;
const WRONG_IN_HINDI = /[।?!][^”")]|\p{sc=Deva}\.|[|॥]/u;
/** The full stops of Hindi: डॉ. and abbreviations such as डी.वी.टी. */
const ABBREVIATION = /(?<![\p{sc=Deva}.])(?:डॉ\.|(?:\p{sc=Deva}{1,2}\.){2,})/gu;

function checkSentences(text: string): string | undefined {
  const words = text.split(/\s+/);
  const small = words.find((word, at) => {
    const before = words[at - 1];
    if (before === undefined) return !BEGINNING.test(word);
    return /[.?!]”?$/.test(before) && !SHORTENED.test(before) && /^\p{Ll}(?!\p{Lu})/u.test(word);
  });
  if (small !== undefined) return `Begin each sentence with a capital letter: “${small}”.`;
  const isHindi = /\p{Script=Devanagari}/u.test(text);
  const [end, wrong] = isHindi ? [END_IN_HINDI, WRONG_IN_HINDI] : [END, RUN_ON];
  const place = words.find((word) => wrong.test(word.replace(ABBREVIATION, '')));
  if (place === undefined && end.test(text)) return undefined;
  return `End each sentence with one ${isHindi ? '“।”' : 'full stop'}, question mark or exclamation mark, and go on after a blank: “${place ?? words.at(-1)}”.`;
}

/** One or more whole sentences. `ask` is what an editor reads when they are missing. */
export function sentence(ask: string, options: TextOptions = {}) {
  return checked(text(ask, { most: 600, ...options }), (it) =>
    it.trim() ? checkSentences(it.trim()) : undefined,
  );
}

const NOT_LATIN = /(?!\p{Script=Latin})\p{L}/u;

/** A text that the specification gives letter for letter in English. A text in another script is its translation. */
export function specified(words: string) {
  const ask = `Write “${words}”, as docs/specification.md does. If the company decides otherwise, change it there, in schema.ts in this folder, and in what npm run check then names.`;
  return checked(text(ask), (it) =>
    it === words || NOT_LATIN.test(it) || !it.trim() ? undefined : ask,
  );
}

/** One name out of a fixed list. */
export function oneOf<const Names extends readonly string[]>(names: Names) {
  return z.enum(names, { error: `Choose one of: ${names.join(', ')}.` });
}

/** A list with at least `least` entries. */
export function listOf<Entry extends z.ZodType>(entry: Entry, least: number, ask: string) {
  return z.array(entry, { error: ask }).min(least, { error: ask });
}

/** A group of fields. A field that it does not know is refused: misspelt, it would be lost without a word. */
export function group<Shape extends z.ZodRawShape>(shape: Shape, ask: string) {
  return z.strictObject(shape, {
    error: (issue) => (issue.code === 'unrecognized_keys' ? undefined : ask),
  });
}

/** A group of words, each under its name: `{ "open": "Open the menu" }`. */
export function words<const Names extends string>(
  names: readonly Names[],
  options: TextOptions = {},
): z.ZodObject<Record<Names, ReturnType<typeof text>>, z.core.$strict> {
  const entry = (name: Names) => [name, text('Write a text here.', options)] as const;
  return group(
    Object.fromEntries(names.map(entry)) as Record<Names, ReturnType<typeof text>>,
    `Write a group with the fields ${names.join(', ')}.`,
  );
}

/** Who reviewed which texts and on which day, or null while nobody has. */
export const review = group(
  {
    /** The reviewer's name and role. */
    by: text('Write the reviewer’s name.'),
    /** The day of the review. */
    on: z.iso.date({ error: 'Write the day as 2026-01-31.' }),
    /** A hash of what the file says, which its check knows and asks for. */
    words: z.string().optional(),
  },
  'Write null, or who reviewed it and when: { "by": "…", "on": "2026-01-31" }.',
).nullable();

function textLike(example: string) {
  const found = (example.match(/\{[^}]*\}/g) ?? []).map((it) => it.slice(1, -1));
  const options = {
    placeholders: found.filter((it) => !BRAND_PLACEHOLDERS.includes(it)),
    most: Math.max(60, 2 * example.length),
  };
  const ask = `Write a text here, such as “${example}”`;
  return END.test(example) ? sentence(ask, options) : text(ask, options);
}

const isGroup = (value: unknown): value is object => typeof value === 'object' && value !== null;

function fieldLike(example: unknown): z.ZodType {
  if (Array.isArray(example)) {
    return listOf(fieldLike(example[0]), example.length, 'Write a list here.');
  }
  if (isGroup(example)) return textsLike(example);
  return typeof example === 'string' ? textLike(example) : text('Write a text here.');
}

/**
 * A group of the same texts as an example, which is the file in English: each with its placeholders, a sentence where that is
 * one, and not much longer. What is no text there has to become one. `others` are the fields that need more than that.
 */
export function textsLike(example: unknown, others: z.ZodRawShape = {}): z.ZodObject {
  const shape = Object.entries(isGroup(example) ? example : {}).map(
    ([name, value]) => [name, name === 'reviewed' ? review.optional() : fieldLike(value)] as const,
  );
  const fields = { ...Object.fromEntries(shape), ...others };
  return group(fields, `Write a group with the fields ${Object.keys(fields).join(', ')}.`);
}
