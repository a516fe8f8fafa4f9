import type { EntryKind, EntryOutcome } from './entries/entry';

/** How an enquiry can end that nobody has discarded. */
type ToldOutcome = Exclude<EntryOutcome, 'discarded'>;

export interface EnquiryResult {
  readonly id: string;
  readonly kind: EntryKind;
  readonly outcome: ToldOutcome;
  readonly endedAt: number;
  /** True when the visitor sent it in the life of the page that told it. */
  readonly isOwn: boolean;
  readonly mayBeStored: boolean;
}

/** The key under which a tab keeps the results that it shows, with their references and no personal data. */
const KEY = 'order-results';

/** Of a tab. A service worker, which sends what waits as well, has none. */
declare const sessionStorage: {
  getItem(key: string): string | null;
  setItem(key: string, text: string): void;
};

/** What earlier pages of the tab have shown: a system may have ended them, and another release may have written it. */
export function readShown(): readonly EnquiryResult[] {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY)!);
    return kept.every(({ id }: EnquiryResult) => typeof id === 'string') ? kept : [];
  } catch {
    return [];
  }
}

export function keepShown(results: readonly EnquiryResult[]): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(results));
  } catch {
    // A browser that keeps nothing for the site has them until the page is left.
  }
}
