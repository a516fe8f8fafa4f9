import type { Ledger, Placement } from './ledger';
import type { Meaning, Statement } from './pageStatements';

/** What the page says of an enquiry for the last time. */
const ends: readonly Meaning[] = ['reached us later', 'refused', 'expired', 'discarded'];
/** What the page says of an enquiry that has not ended yet. */
const pending: readonly Meaning[] = ['waiting', 'waiting in this page'];

/** Of how many enquiries these statements speak. */
export const countOf = (statements: readonly Statement[], meanings: readonly Meaning[]) =>
  statements
    .filter(({ meaning }) => meanings.includes(meaning))
    .reduce((sum, { count }) => sum + count, 0);

/** Of how many the page has said that they were received: by a toast, by the text under the form, or by both. */
const countReceived = (said: readonly Statement[]) =>
  Math.max(countOf(said, ['received']), countOf(said, ['confirmed']));

export const countPending = (statements: readonly Statement[]) => countOf(statements, pending);

/** How the pages that are open have answered for what was placed in them. */
export interface Account {
  /** What was placed, and neither taken nor called not saved. */
  unanswered: readonly Placement[];
  /** How many the form was cleared of. */
  taken: number;
  /** Of how many of those the pages speak. */
  spokenOf: number;
}

/** Takes the documents that are open, and what can be read in the one in front. */
export function accountOf(
  ledger: Ledger,
  documents: readonly string[],
  statements: readonly Statement[],
  at = Date.now(),
): Account {
  const isBy = (time = Infinity) => time <= at;
  const placed = ledger.placements.filter((it) => documents.includes(it.document) && it.at <= at);
  const said = ledger.said.filter((it) => it.at <= at);
  return {
    unanswered: placed.filter((it) => !isBy(it.takenAt) && !isBy(it.warned?.at)),
    taken: placed.filter((it) => isBy(it.takenAt)).length,
    spokenOf: countReceived(said) + countOf(said, ends) + countPending(statements),
  };
}
