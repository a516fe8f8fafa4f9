/**
 * The sentences of `docs/decisions/012-what-the-page-promises.md`, by the name that each has there; a test holds both
 * together.
 */
export const promises = {
  received:
    'When the page says "Order Received Successfully", or that an enquiry has reached us under a reference, that enquiry is stored, as typed, under that reference.',
  kept: 'An enquiry that the form was cleared of is stored in the end, as typed, unless the page has said that it was refused, expired or discarded.',
  once: 'An enquiry is stored at most once, however often it is sent, and also when it is placed again after "Error adding document".',
  waiting: 'When the page says that an enquiry waits on this device, the device keeps it.',
  'has not reached us':
    'When the page says that an enquiry has not reached us, it is not stored; a send that takes longer than a second changes what the page says.',
  'may have reached us':
    'When the page says that an enquiry may have reached us and shows a reference, that is the one under which it is stored if it has.',
  'not saved':
    'When the page says "Error adding document", nothing of that enquiry is stored, then or later, and what was typed is still in the form.',
  refused: 'When the page says that an enquiry was not accepted, it is not stored.',
  expired:
    'When the page says that an enquiry expired, three days have passed, and a last attempt has just failed.',
  discarded: 'After the page has said that an enquiry is deleted from this device, it is not sent.',
  answered:
    'Within 30 seconds after Place Order the page says how the enquiry is, or that it was not saved, for as long as the page is open.',
  usable:
    'Within 30 seconds after the form is touched Place Order works, or the page says how to order without it; with the network back, trying again or a reload makes it work.',
  listed: 'The order form says nothing about an enquiry that is not among these sentences.',
  private: 'No name, e-mail address or phone number stands in an address, a console line or a log.',
} as const;

export type PromiseName = keyof typeof promises;

/** A promise that was not kept. */
export interface Violation {
  readonly promise: PromiseName;
  readonly visit: number;
  /** What was seen instead. It holds no personal data. */
  readonly seen: string;
}

/** How a violation counts: an enquiry lost, stored twice, seen by others, or a visitor told what is not so. */
export function countsAs(promise: PromiseName): 'lost' | 'doubled' | 'leaked' | 'told wrong' {
  if (promise === 'kept') return 'lost';
  if (promise === 'once') return 'doubled';
  return promise === 'private' ? 'leaked' : 'told wrong';
}
