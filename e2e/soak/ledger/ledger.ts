import type { FormEntries } from '../../browser/orderForm';
import type { Enquiry, ExchangeFault } from '../visits';
import { countEnded, countPending, readStatement, type Statement } from './statements';

/** The names of the sentences in `docs/decisions/009-outbox.md`. */
export type PromiseName =
  | ('received' | 'kept' | 'once' | 'waiting' | 'has not reached us' | 'may have reached us')
  | ('not saved' | 'refused' | 'expired' | 'discarded' | 'answered' | 'listed' | 'private');

/** A promise that was not kept. */
export interface Violation {
  readonly promise: PromiseName;
  /** What was seen instead. It holds no personal data. */
  readonly seen: string;
}

/** One press of _Place Order_. */
export interface Placement {
  readonly email: string;
  readonly entries: FormEntries;
  readonly at: number;
  /** The document of the page in which it was placed. */
  readonly document: string;
  /** True when the browser could not keep it, through a fault of its storage. */
  isLostWithItsPage: boolean;
  /** When the form was cleared of it. */
  takenAt?: number;
  /** When the page said that it was not saved, and whether what was typed was still in the form. */
  warned?: { readonly at: number; readonly isStillTyped: boolean };
}

/** One send of an enquiry, as it was seen on its way. */
export interface Exchange {
  readonly id: string;
  readonly email: string;
  readonly startedAt: number;
  /** How long the device had run by then, as in `Said`. */
  readonly elapsed: number;
  readonly fault: ExchangeFault | undefined;
  /** When the browser had its answer, or gave it up. */
  endedAt?: number;
}

/** Something that the page said, once. */
export interface Said extends Statement {
  readonly at: number;
  /** How long the device has run by then, in ms of its own time, jumps of its clock not counted. */
  readonly elapsed: number;
  /** True when nothing stood in the way of a send. */
  readonly isReachable: boolean;
}

/** What could be read on the page at a moment at which nothing was going on, 30 s or more after what was done last. */
export interface Rest {
  readonly at: number;
  readonly elapsed: number;
  readonly statements: readonly Statement[];
  /** How many enquiries the device keeps; undefined when that could not be read. */
  readonly kept: number | undefined;
  /** The documents of the pages that are open. */
  readonly documents: readonly string[];
}

export type Ledger = ReturnType<typeof openLedger>;

/** Everything that was seen in one visit. */
export const openLedger = () => ({
  enquiries: [] as Enquiry[],
  placements: [] as Placement[],
  said: [] as Said[],
  rests: [] as Rest[],
  /** When the browser began to refuse its storage, until the page is loaded again. */
  storageFaults: [] as number[],
  /** The documents that have ended. */
  ended: new Set<string>(),
  /** Texts of the order form that no sentence of the promise covers. */
  unknown: [] as string[],
  /** Addresses that were asked for, and console lines. */
  texts: [] as string[],
  exchanges: [] as readonly Exchange[],
});

/** Reads the texts that the order form shows; those that are not known go into the ledger. */
export function readStatements(ledger: Ledger, texts: readonly string[]): Statement[] {
  return texts.flatMap((text) => {
    const statement = readStatement(text);
    if (!statement) ledger.unknown.push(text);
    return statement ?? [];
  });
}

/** How the pages that are open have answered for what was placed in them. Takes what can be read in the one in front. */
export function accountOf(
  ledger: Ledger,
  documents: readonly string[],
  statements: readonly Statement[],
  at = Date.now(),
) {
  const isBy = (time = Infinity) => time <= at;
  const placed = ledger.placements.filter((it) => documents.includes(it.document) && it.at <= at);
  const said = ledger.said.filter((it) => it.at <= at);
  return {
    /** What was placed, and neither taken nor called not saved. */
    unanswered: placed.filter(({ takenAt, warned }) => !isBy(takenAt) && !isBy(warned?.at)),
    /** How many the form was cleared of. */
    taken: placed.filter(({ takenAt }) => isBy(takenAt)).length,
    /** Of how many of those the pages speak. */
    spokenOf: countEnded(said) + countPending(statements),
  };
}
