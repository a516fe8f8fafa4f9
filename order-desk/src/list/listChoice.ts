import type { Filter } from '../model/deskCloud';

/** What of all enquiries somebody wants to see. */
export interface ListChoice {
  filter: Filter;
  text: string;
}
