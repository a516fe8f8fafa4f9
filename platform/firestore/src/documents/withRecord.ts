import { collections } from '@site/contracts/enquiry';
import { staffCollections } from '@site/contracts/staffCollections';
import type { DocumentPlace } from './names';

/**
 * A document and, before it, what the company's own programs know about it. In this order: while the document is there, the
 * same command finds what is left.
 */
export function withRecord(place: DocumentPlace): readonly DocumentPlace[] {
  if (place.collection !== collections.orders) return [place];
  return [{ collection: staffCollections.desk, id: place.id }, place];
}
