import { brand } from '@site/company/brand';

/** Collections that visitors neither read nor write. */
export const staffCollections = {
  /** What is known about an enquiry beside its six fields, in a document of the enquiry's id. Staff read and change it. */
  desk: `${brand.product}_Desk`,
  /**
   * How an enquiry that staff wrote down came, under the enquiry's own id, until its record says so. Staff add one together with
   * the enquiry, under their own name; nobody reads it.
   */
  additions: `${brand.product}_Additions`,
  /** How far digests have come. The company's programs alone. */
  notices: `${brand.product}_Notices`,
  /** Who may use the desk, by the account's id: deleting a document ends that person's access at once. */
  staff: `${brand.product}_Staff`,
  /** Phones that are told of new orders. Each member of staff puts and removes their own; nobody reads them. */
  phones: `${brand.product}_Phones`,
  /** Who is off, and quiet hours (`duty.ts`), by the account's id. Each member of staff sets their own; all read them. */
  duty: `${brand.product}_Duty`,
  /** Exports and erasures (`erasure.ts`). Staff add entries under their own name. */
  log: `${brand.product}_Log`,
  /** Counters of each week. Staff read them. */
  weeks: `${brand.product}_Weeks`,
} as const;

/** What stands under an account's id in the collection of staff. */
export interface Membership {
  /** The name that stands beside what this person did. */
  name: string;
}

/** What became of an enquiry. `new` until somebody of staff has opened it. */
export const enquiryStatuses = ['new', 'seen', 'called', 'done', 'notReachable'] as const;

export type EnquiryStatus = (typeof enquiryStatuses)[number];

/** An enquiry's address in the desk. Takes the desk's origin, without a slash at the end. */
export function deskAddress(desk: string, reference: string): string {
  return `${desk}/enquiries/${reference}`;
}

/** The bounds of the times until the first call, in minutes, as this trade judges them. */
export const callBounds = [5, 15, 30, 60] as const;

/**
 * All bounds of these times, up to three days. Each week counts how many were called within each bound and after the one
 * before, under `m5`, `m15` …, and the rest under `later`.
 */
export const answerBounds = [...callBounds, 240, 720, 1440, 4320] as const;
