import type { StoredRecords } from '../order-store/documentStore';
import type { EntryKind } from '../outbox/entries/entry';

/** Texts under fields, by the field's name, in the form's order. */
export type FieldErrors = Readonly<Partial<Record<string, string>>>;

/** Why a form cannot be sent. */
export interface Faults {
  ok: false;
  message: string;
  errors: FieldErrors;
}

/** What a form finds when it is submitted. */
export type CheckedForm<Kind extends EntryKind> =
  { ok: true; record: StoredRecords[Kind] } | Faults;
