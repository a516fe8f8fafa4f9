import { orderFieldNames, type OrderFieldName } from './orderFields';

/** The text of every field of the form, empty for a choice not yet made. */
export type OrderDraft = Readonly<Record<OrderFieldName, string>>;

/** Reads the form's controls. They keep their own text, so that what is typed before any script runs is not lost. */
export function readFields(form: HTMLFormElement): OrderDraft {
  const data = new FormData(form);
  const entries = orderFieldNames.map((field) => [field, String(data.get(field) ?? '')]);
  return Object.fromEntries(entries) as OrderDraft;
}
