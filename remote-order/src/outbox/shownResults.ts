import type { EntryKind, EntryOutcome } from './entries/entry';

export interface EnquiryResult {
  readonly id: string;
  readonly kind: EntryKind;
  readonly outcome: EntryOutcome;
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
  removeItem(key: string): void;
};

/**
 * What the tab shows of its results: any of its documents may have told or closed something since. Where the browser keeps
 * nothing for the site, it is what this page has shown.
 */
export function readShown(
  inPage: readonly EnquiryResult[],
  isShown: (result: EnquiryResult) => boolean,
): readonly EnquiryResult[] {
  try {
    return (JSON.parse(sessionStorage.getItem(KEY)!) as EnquiryResult[]).filter(isShown);
  } catch {
    return inPage;
  }
}

export function keepShown(results: readonly EnquiryResult[]): void {
  try {
    // A tab that takes no more must not go on with what it had.
    sessionStorage.removeItem(KEY);
    sessionStorage.setItem(KEY, JSON.stringify(results));
  } catch {
    // This page has them until it is left.
  }
}
