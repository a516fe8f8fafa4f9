import type { OrderRecord } from '@site/contracts/enquiry';
import { orderFieldNames, type SpecifiedFieldName } from '@site/contracts/orderFields';

/** Any field of the order form. */
export type FieldName = keyof OrderRecord;

/** The text of every field of the form, empty for a choice not yet made. A further field may be missing. */
export type OrderDraft = Readonly<
  Record<SpecifiedFieldName, string> & Partial<Record<FieldName, string>>
>;

/** Reads the form's controls. They keep their own text, so that what is typed before any script runs is not lost. */
export function readDraft(form: HTMLFormElement): OrderDraft {
  const data = new FormData(form);
  const entries = orderFieldNames.map((field) => [field, String(data.get(field) ?? '')]);
  return Object.fromEntries(entries) as OrderDraft;
}
