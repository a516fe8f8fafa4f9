/** The names of the sentences in `docs/decisions/012-what-the-page-promises.md`. */
export type PromiseName =
  | ('received' | 'kept' | 'once' | 'waiting' | 'has not reached us' | 'may have reached us')
  | ('not saved' | 'refused' | 'expired' | 'discarded' | 'answered' | 'usable' | 'listed')
  | 'private';

/** A promise that was not kept. */
export interface Violation {
  readonly promise: PromiseName;
  /** What was seen instead. It holds no personal data. */
  readonly seen: string;
}

/** How a violation counts: an enquiry lost, stored twice, seen by others, or a visitor told what is not so. */
export function countsAs(promise: PromiseName): 'lost' | 'doubled' | 'leaked' | 'told wrong' {
  if (promise === 'kept') return 'lost';
  if (promise === 'once') return 'doubled';
  return promise === 'private' ? 'leaked' : 'told wrong';
}
