import type { ExpectedAnswer } from './expectedAnswers';

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

/** Where two texts, or their bytes, differ first; the shorter one's length when it is the beginning of the other. */
export function firstDifference(one: ArrayLike<unknown>, other: ArrayLike<unknown>): number {
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

/** So much of a header is told before where it differs, and from there on: a policy has a thousand characters. */
const [BEFORE, FROM] = [20, 40];

function excerpt(text: string, at: number): string {
  const [start, end] = [Math.max(0, at - BEFORE), at + FROM];
  return `${start > 0 ? '…' : ''}${text.slice(start, end)}${end < text.length ? '…' : ''}`;
}

/** What is different about an answer, as a verb and what follows it; undefined when it is as expected. */
export function compareAnswer(
  { code, headers, file }: ExpectedAnswer,
  answer: Answer,
  expected: Buffer | undefined,
): string | undefined {
  if (answer.code !== code) return `answers ${answer.code} instead of ${code}`;
  for (const [name, value] of Object.entries(headers)) {
    const given = answer.headers.get(name);
    if (sameHeader(name, value, given, 'https://host/')) continue;
    if (given === null) return `sends no ${name}`;
    const at = firstDifference(value, given);
    return `sends another ${name}: ${excerpt(given, at)} instead of ${excerpt(value, at)}`;
  }
  const [, type] = TYPES.find(([name]) => file !== undefined && name.test(file)) ?? [];
  const given = answer.headers.get('content-type');
  if (type && !type.test(given ?? '')) return `has the type ${given ?? 'unknown'}`;
  if (!expected || answer.bytes.equals(expected)) return undefined;
  const at = firstDifference(expected, answer.bytes);
  return `differs from byte ${at} on (${answer.bytes.length} bytes, composed were ${expected.length})`;
}
