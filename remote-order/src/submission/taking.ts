import { forgetDraft, readDraft, saveDraft } from '@site/order-model/formDrafts';
import { draftKeys } from '@site/order-model/keptOnDevice';
import type { EntryKind } from '../outbox/entries/entry';

/** For how long a further submit counts as the same when it follows the answer to one that has emptied the form. */
const REPEAT_MS = 1000;

/** What a press on the button has taken out of a form. */
export interface Taken {
  readonly content: string;
  readonly draft: string | undefined;
  /** When there was first news of the enquiry; never yet while it is on its way. */
  answeredAt: number;
}

/** The form of each kind that the page shows: by the time an enquiry is stored, it may be that of the next page. */
export const shownForms: Partial<Record<EntryKind, HTMLFormElement>> = {};

/** What a form was cleared of, until it is typed into. */
export const clearedOf = new WeakMap<HTMLFormElement, Taken>();

export const wasJustTaken = (form: HTMLFormElement) =>
  performance.now() - (clearedOf.get(form)?.answeredAt ?? -Infinity) < REPEAT_MS;

const contentOf = (form: HTMLFormElement) => JSON.stringify([...new FormData(form)]);
const draftOf = (kind: EntryKind) => readDraft(draftKeys[kind])?.id;

export const take = (kind: EntryKind, form: HTMLFormElement): Taken => ({
  content: contentOf(form),
  draft: draftOf(kind),
  answeredAt: Infinity,
});

/** Clears the form of what is stored now. Typing may have gone on, also on the next page: what else is in it stays. */
export function clearTaken(kind: EntryKind, form: HTMLFormElement, taken: Taken): void {
  const shown = shownForms[kind] ?? form;
  if (contentOf(shown) === taken.content) {
    shown.reset();
    // The status line is that of the form that is gone: the next page's is silent for as long as a press takes, no longer.
    clearedOf.set(shown, shown === form ? taken : { ...taken, answeredAt: performance.now() });
  }
  // The form of the next page, which may not answer yet, has another draft once it is typed into.
  if (draftOf(kind) === taken.draft) forgetDraft(draftKeys[kind]);
  if (shown.isConnected) saveDraft(draftKeys[kind], shown);
}
