import type { ExpectedAnswer } from './expectedAnswers';

/** An answer of a public address. */
export interface Answer {
  code: number;
  headers: Headers;
  bytes: Buffer;
}

/** The host chooses the type, and under `nosniff` a wrong one keeps a browser from using the file. */
const TYPES: readonly [RegExp, RegExp][] = [
  [/\.html$/, /^text\/html/],
  [/\.js$/, /^(text|application)\/javascript/],
  [/\.css$/, /^text\/css/],
];

/** Where two texts of bytes differ first; the shorter one's length when it is the beginning of the other. */
function firstDifference(one: Buffer, other: Buffer): number {
  const end = Math.min(one.length, other.length);
  let at = 0;
  while (at < end && one[at] === other[at]) at += 1;
  return at;
}

function sameHeader(name: string, expected: string, given: string | null, base: string): boolean {
  if (given === null) return false;
  if (name !== 'location') return given === expected;
  return new URL(given, base).pathname === new URL(expected, base).pathname;
}

/** Something about an answer that is not as expected. */
export interface Difference {
  /** In words. */
  text: string;
  path: string;
  /** What differs: a header is made by others than a page. */
  what: 'answer' | 'header' | 'bytes';
  /** The first byte that differs. */
  at?: number;
}

/** What is different about an answer; undefined when it is as expected. */
export function compareAnswer(
  { path, code, headers, file }: ExpectedAnswer,
  answer: Answer,
  expected: Buffer | undefined,
): Difference | undefined {
  const differs = (what: Difference['what'], text: string) => ({ path, what, text });
  if (answer.code !== code) {
    return differs('answer', `${path} answers ${answer.code} instead of ${code}`);
  }
  for (const [name, value] of Object.entries(headers)) {
    const given = answer.headers.get(name);
    if (sameHeader(name, value, given, 'https://host/')) continue;
    return differs(
      'header',
      `${path} sends ${given === null ? 'no' : 'another'} ${name}${given === null ? '' : `: ${given}`}`,
    );
  }
  const [, type] = TYPES.find(([name]) => file !== undefined && name.test(file)) ?? [];
  const given = answer.headers.get('content-type');
  if (type && !type.test(given ?? '')) {
    return differs('header', `${path} has the type ${given ?? 'unknown'}`);
  }
  if (!expected || answer.bytes.equals(expected)) return undefined;
  const at = firstDifference(expected, answer.bytes);
  const text = `${path} differs from byte ${at} on (${answer.bytes.length} bytes, composed were ${expected.length})`;
  return { ...differs('bytes', text), at };
}
