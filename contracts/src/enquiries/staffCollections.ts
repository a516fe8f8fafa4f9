import { brand } from '../company/brand';

/**
 * Collections that the company's own programs write and visitors neither read nor write. The rules name them, so that a later
 * rule for visitors cannot reach them by accident. The first holds what is known about an enquiry beside its six fields, in a
 * document of the enquiry's id.
 */
export const staffCollections = {
  desk: `${brand.product}_Desk`,
  notices: `${brand.product}_Notices`,
} as const;

/** What became of an enquiry. `new` until somebody of staff has opened it. */
export const enquiryStatuses = ['new', 'seen', 'called', 'done', 'notReachable'] as const;

export type EnquiryStatus = (typeof enquiryStatuses)[number];

/** An enquiry's address in the desk. Takes the desk's origin, without a slash at the end. */
export function deskAddress(desk: string, reference: string): string {
  return `${desk}/enquiries/${reference}`;
}
