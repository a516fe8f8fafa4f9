import {
  actions,
  messages,
  orderNotices as orders,
  sending,
  type Counted,
} from '../../browser/parts/siteTexts';

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

/** What a text begins with, by what it says. */
const words: readonly (readonly [Meaning, ...(string | Counted)[]])[] = [
  ['received', messages.saved],
  ['not saved', messages.saveThrew],
  ['confirmed', orders.sentJustNow],
  ['reached us later', orders.ended.sent],
  ['waiting in this page', orders.waitingInPage],
  ['waiting', orders.waiting],
  ['question', orders.question, orders.questionMaybeReceived],
  ['refused', orders.ended.refused],
  ['expired', orders.ended.expired, orders.ended.expiredMaybeReceived],
  ['not discarded', actions.notDiscarded],
  ['discarded', orders.discarded, orders.discardedMaybeReceived],
  ['sending', sending],
  ['advice', actions.sharedDevice],
];

/** What is in a text, by what it claims. */
const claims: readonly (readonly [Claim, ...(string | Counted)[]])[] = [
  [
    'may have reached us',
    orders.maybeReceived,
    orders.questionMaybeReceived,
    orders.discardedMaybeReceived,
    orders.ended.expiredMaybeReceived,
  ],
  [
    'has not reached us',
    orders.notReceived,
    orders.question,
    orders.discarded,
    orders.ended.expired,
  ],
];

/** Finds one of some words in a text, and the number that it has in the place of `{count}`. */
function find(text: string, all: readonly (string | Counted)[]): RegExpExecArray | undefined {
  for (const one of all.flatMap((it) => (typeof it === 'string' ? it : [it.one, it.many]))) {
    const literal = one.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    const found = RegExp(literal.replace('\\{count\\}', '(\\d+)')).exec(text);
    if (found) return found;
  }
  return undefined;
}

/** Reads what a text of the order form says; undefined for a text that is not known. */
export function readStatement(text: string): Statement | undefined {
  for (const [meaning, ...all] of words) {
    const found = find(text, all);
    if (found?.index !== 0) continue;
    return {
      meaning,
      claim: claims.find(([, ...those]) => find(text, those))?.[0],
      count: Number(found[1] ?? 1),
      references: /\[([^\]]+)\]$/.exec(text)?.[1]?.match(/[^\s,]+/g) ?? [],
    };
  }
  return undefined;
}

/** What the page says of an enquiry for the last time. */
const ends: readonly Meaning[] = ['reached us later', 'refused', 'expired', 'discarded'];

/** What a tab shows again when it is loaded again. */
const results: readonly Meaning[] = ['confirmed', ...ends];

export const isResult = (text: string): boolean =>
  results.some((result) => result === readStatement(text)?.meaning);

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
