import type { FormEntries } from '../../browser/orderForm';
import type { Enquiry, ExchangeFault } from '../visits';
import { readStatement, type Statement } from './pageStatements';
import type { PromiseName } from './promises';

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
  /** When the browser had its answer, or the connection ended. */
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

/** What could be read on the page at a moment at which nothing was going on. */
export interface Rest {
  readonly at: number;
  readonly elapsed: number;
  readonly statements: readonly Statement[];
  /** How many enquiries the device keeps; undefined when that could not be read. */
  readonly kept: number | undefined;
  /** True when the page had 30 s or more to say how things are. */
  readonly isDue: boolean;
  /** The documents of the pages that are open. */
  readonly documents: readonly string[];
}

/** How a page with the form was, 30 s or less after it was opened. */
export interface Opening {
  /** True when an enquiry could be placed. */
  readonly isUsable: boolean;
  /** True when the page said how to order without it. */
  readonly isHelpful: boolean;
  /** True when nothing stood in the way of the page's scripts. */
  readonly isReachable: boolean;
}

/** Everything that was seen in one visit. */
export interface Ledger {
  readonly enquiries: Enquiry[];
  readonly placements: Placement[];
  readonly said: Said[];
  readonly rests: Rest[];
  readonly openings: Opening[];
  /** When the browser began to refuse its storage, until the page is loaded again. */
  readonly storageFaults: number[];
  /** When documents ended. */
  readonly ended: Map<string, number>;
  /** Texts of the order form that no sentence of the promise covers. */
  readonly unknown: string[];
  exchanges: readonly Exchange[];
  /** The promises of which it is known that they were broken. */
  readonly broken: Set<PromiseName>;
}

export function openLedger(): Ledger {
  return {
    enquiries: [],
    placements: [],
    said: [],
    rests: [],
    openings: [],
    storageFaults: [],
    ended: new Map(),
    unknown: [],
    exchanges: [],
    broken: new Set(),
  };
}

/** Reads the texts that the order form shows; those that are not known go into the ledger. */
export function readStatements(ledger: Ledger, texts: readonly string[]): Statement[] {
  return texts.flatMap((text) => {
    const statement = readStatement(text);
    if (!statement) ledger.unknown.push(text);
    return statement ?? [];
  });
}
