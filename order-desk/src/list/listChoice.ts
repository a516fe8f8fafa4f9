import { enquiryStatuses, type EnquiryStatus } from '@site/order-model/staffCollections';
import type { Filter } from '../model/deskCloud';

/** What the list can show: what has to be done now, what is promised for later, all, or one status. */
export const shownKinds = ['open', 'later', 'all', ...enquiryStatuses] as const;

export type ShownKind = (typeof shownKinds)[number];

/** What of all enquiries somebody wants to see. */
export interface ListChoice {
  show: ShownKind;
  product?: string | undefined;
  text: string;
}

/** What the database is asked for; undefined for what is loaded all the time. */
export function filterOf({ show, product }: ListChoice): Filter | undefined {
  if (show === 'open' || show === 'later') return undefined;
  return { status: show === 'all' ? undefined : (show satisfies EnquiryStatus), product };
}
