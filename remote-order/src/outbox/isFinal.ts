import { collections, faultsOf } from '@site/contracts/enquiry';
import type { SaveError } from '../order-store/documentStore';
import type { WaitingEntry } from './entries/entry';

/** The codes with which Firestore and its rules refuse a document. All others are tried again. */
const REFUSALS: readonly string[] = ['invalid-argument', 'permission-denied'];

/**
 * Tells whether a failed send need not be tried again: the data are at fault. The store's answer alone does not say so:
 * rules that are not deployed yet, or a project that is set up wrongly, answer alike. So the data must break our own
 * schema as well, as an earlier release may have left it.
 */
export function isFinal({ kind, record }: WaitingEntry, { code }: SaveError): boolean {
  return REFUSALS.includes(code) && faultsOf(collections[kind], { ...record }).length > 0;
}
