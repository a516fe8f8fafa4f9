/** What the page can say about enquiries. */
export type Meaning =
  | 'received'
  | 'confirmed'
  | 'reached us later'
  | 'waiting'
  | 'waiting in this page'
  | 'not saved'
  | 'question'
  | 'refused'
  | 'expired'
  | 'discarded'
  | 'not discarded'
  | 'sending'
  | 'advice';

/** What the page says of whether the company has an enquiry that did not succeed. */
export type Claim = 'has not reached us' | 'may have reached us';

export interface Statement {
  readonly meaning: Meaning;
  readonly claim: Claim | undefined;
  /** Of how many enquiries it speaks. */
  readonly count: number;
  readonly references: readonly string[];
}

/** The words of each, as `remote-order/content` has them. The first that fits counts. */
const words: readonly (readonly [RegExp, Meaning])[] = [
  [/^Order Received Successfully/, 'received'],
  [/^Error adding document/, 'not saved'],
  [/^Thank you\. We have received your order enquiry\./, 'confirmed'],
  [/^An enquiry that was waiting on this device has reached us\./, 'reached us later'],
  [/waiting in this page/, 'waiting in this page'],
  [/waiting on this device/, 'waiting'],
  [/^Discard (this enquiry|these \d+ enquiries)\?/, 'question'],
  [/^An enquiry was not accepted/, 'refused'],
  [/^An enquiry could not be \w+ for three days/, 'expired'],
  [/^It could not be deleted/, 'not discarded'],
  [/deleted from this device[.,]/, 'discarded'],
  [/^Sending your order/, 'sending'],
  [/^What waits is kept in this browser/, 'advice'],
];

const claims: readonly (readonly [RegExp, Claim])[] = [
  [/may have (reached us|received)/, 'may have reached us'],
  [/not reached us yet|have not received/, 'has not reached us'],
];

const firstIn = <Value>(table: readonly (readonly [RegExp, Value])[], text: string) =>
  table.find(([pattern]) => pattern.test(text))?.[1];

/** Reads what a text of the order form says; undefined for a text that is not known. */
export function readStatement(text: string): Statement | undefined {
  const meaning = firstIn(words, text);
  if (!meaning) return undefined;
  return {
    meaning,
    claim: firstIn(claims, text),
    count: Number(/(?:^|these )(\d+) enquiries/.exec(text)?.[1] ?? 1),
    references: /\[([^\]]+)\]$/.exec(text)?.[1]?.match(/[^\s,]+/g) ?? [],
  };
}

/** What the page says of an enquiry for the last time. */
const ends: readonly Meaning[] = ['reached us later', 'refused', 'expired', 'discarded'];

/** Of how many enquiries these statements speak. */
export const countOf = (statements: readonly Statement[], ...meanings: readonly Meaning[]) =>
  statements
    .filter(({ meaning }) => meanings.includes(meaning))
    .reduce((sum, { count }) => sum + count, 0);

/** Of how many enquiries that have not ended yet. */
export const countPending = (statements: readonly Statement[]) =>
  countOf(statements, 'waiting', 'waiting in this page');

/** Of how many enquiries a visit was told how they ended: that one was received by a toast, by the text under the form, or by both. */
export const countEnded = (said: readonly Statement[]) =>
  Math.max(countOf(said, 'received'), countOf(said, 'confirmed')) + countOf(said, ...ends);
