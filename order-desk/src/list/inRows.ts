import type { Enquiry } from '../model/enquiry';

/** Enquiries of one number, in the list's order: one call reaches who sent them. */
export type Row = readonly [Enquiry, ...Enquiry[]];

/** Enquiries as rows of a list. All of one number stand where the first of them does. */
export function inRows(enquiries: readonly Enquiry[]): readonly Row[] {
  const rows = new Map<string, [Enquiry, ...Enquiry[]]>();
  for (const enquiry of enquiries) {
    const number = enquiry.order?.Mobile ?? enquiry.id;
    const row = rows.get(number);
    if (row) row.push(enquiry);
    else rows.set(number, [enquiry]);
  }
  return [...rows.values()];
}
