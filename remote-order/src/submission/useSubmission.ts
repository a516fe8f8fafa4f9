import { useEffect, useState, type FormEvent, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { forgetDraft, saveDraft, readDraft } from '@site/order-model/formDrafts';
import { draftKeys } from '@site/order-model/keptOnDevice';
import type { Notify } from '@site/contracts/remoteDeclaration';
import type { StoredRecords } from '../order-store/documentStore';
import type { EntryKind } from '../outbox/entries/entry';
import type { Outbox } from '../outbox/outbox';
import type { Progress } from '../outbox/view';

/** Texts under fields, by the field's name, in the form's order. */
export type FieldErrors = Readonly<Partial<Record<string, string>>>;

/** What a form finds when it is submitted. */
export type CheckedForm<Kind extends EntryKind> =
  { ok: true; record: StoredRecords[Kind] } | { ok: false; message: string; errors: FieldErrors };

export interface SubmissionOptions<Kind extends EntryKind> {
  kind: Kind;
  form: RefObject<HTMLFormElement | null>;
  check: (form: HTMLFormElement) => CheckedForm<Kind>;
  /** Said with each submit that finds something at fault, until the next key: what is left is said under its field. */
  summarise?: (errors: FieldErrors) => string;
  load: () => Promise<Outbox>;
  /** Called with the first news of an enquiry, unless the visitor has typed on. */
  showAnswer: () => void;
  notify: Notify;
  texts: {
    sending: string;
    sent: string;
    failed: string;
    /** Stays in the status line when it has arrived; empty for nothing. */
    sentStatus: string;
  };
}

/** For how long a further submit counts as the same when it follows the answer to one that has emptied the form. */
const REPEAT_MS = 1000;

const contentOf = (form: HTMLFormElement) => JSON.stringify([...new FormData(form)]);

/** Two quick clicks, or a held Enter key, are one submission, also where the visitor has followed a link between them. */
const submitting = new Set<EntryKind>();

/** The form of each kind that the page shows: by the time an enquiry is stored, it may be that of the next page. */
const shownForms: Partial<Record<EntryKind, HTMLFormElement>> = {};

/** When there was first news of an enquiry; never yet while it is on its way. */
interface Sent {
  answeredAt: number;
}

/** What a form was cleared of, until it is typed into. */
const clearedOf = new WeakMap<HTMLFormElement, Sent>();

/** Whose news the form of each kind shows; null while it says that it could not save what is in it. */
const told: Partial<Record<EntryKind, Sent | null>> = {};

const wasJustSent = (form: HTMLFormElement) =>
  performance.now() - (clearedOf.get(form)?.answeredAt ?? -Infinity) < REPEAT_MS;

function isInWindow(form: HTMLFormElement): boolean {
  const { top, bottom } = form.getBoundingClientRect();
  return bottom >= 0 && top <= innerHeight;
}

/** What both forms do when they are submitted (§4, §8): check, hand over to the outbox, clear. */
export function useSubmission<Kind extends EntryKind>(options: SubmissionOptions<Kind>) {
  const { kind, form: shown, check, summarise, load, showAnswer, notify, texts } = options;
  const [errors, setErrors] = useState<FieldErrors>({});
  const [status, setStatus] = useState('');

  useEffect(() => {
    if (shown.current) shownForms[kind] = shown.current;
    return () => void delete told[kind];
  }, [kind, shown]);

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = event.currentTarget;
    if (submitting.has(kind) || wasJustSent(form)) return;
    delete told[kind];
    const checked = check(form);
    if (!checked.ok) {
      notify('warning', checked.message, kind);
      // The texts must be there before the focus arrives, or a screen reader reads the field without them.
      flushSync(() => {
        setStatus('');
        setErrors(checked.errors);
      });
      const [name, text = ''] = Object.entries(checked.errors)[0] ?? [''];
      const wrong = form.elements.namedItem(name);
      // Enter in the field itself: the focus does not arrive there, so nothing reads its text, and the toast may say less.
      const isUnread = wrong === document.activeElement && text !== checked.message;
      setStatus(summarise?.(checked.errors) || (isUnread ? text : ''));
      if (wrong instanceof HTMLElement) wrong.focus();
      return;
    }

    setErrors({});
    setStatus(texts.sending);
    submitting.add(kind);
    const taken = contentOf(form);
    const draft = readDraft(draftKeys[kind])?.id;
    const sent: Sent = { answeredAt: Infinity };
    told[kind] = sent;
    function follow(progress: Progress): void {
      const isUntouched = clearedOf.get(form) === sent;
      if (isUntouched || told[kind] === sent) {
        // A late failure makes no toast (§8): the notice under the form says that the enquiry waits.
        setStatus(progress === 'sent' ? texts.sentStatus : '');
        // Somebody pressed the button again while it waited: beside its news, empty fields are not at fault.
        setErrors({});
      }
      // Thanks would be read as the answer to what is still in the form.
      if (progress === 'sent' && told[kind] !== null) notify('success', texts.sent, kind);
      if (sent.answeredAt !== Infinity) return;
      sent.answeredAt = performance.now();
      // What has waited may be sent while the visitor reads another part of the page, and a slow network may take 15 s.
      if (isUntouched && isInWindow(form)) showAnswer();
    }
    try {
      const outbox = await load();
      await outbox.submit(kind, checked.record, follow, draft);
    } catch {
      // The toast goes, and a form that is filled in looks as if it had not been sent.
      told[kind] = null;
      setStatus(texts.failed);
      notify('warning', texts.failed, kind);
      return;
    } finally {
      submitting.delete(kind);
    }
    // The fields are cleared when the save starts, not when it is confirmed (§4). Typing may go on until then, and only what
    // was taken is cleared.
    const current = shownForms[kind] ?? form;
    if (contentOf(current) === taken) {
      current.reset();
      // The status line is that of the form that is gone: the next page's is silent for as long as a press takes, no longer.
      clearedOf.set(current, current === form ? sent : { answeredAt: performance.now() });
    }
    // The form of the next page, which may not answer yet, has another draft once it is typed into.
    if (readDraft(draftKeys[kind])?.id === draft) forgetDraft(draftKeys[kind]);
    if (current.isConnected) saveDraft(draftKeys[kind], current);
  }

  function edit({ currentTarget, target }: FormEvent<HTMLFormElement>): void {
    const field = (target as HTMLInputElement | HTMLSelectElement).name;
    saveDraft(draftKeys[kind], currentTarget, target);
    clearedOf.delete(currentTarget);
    // News of what was sent stays; what the last press had at fault goes.
    if (!told[kind]) {
      delete told[kind];
      setStatus('');
    }
    setErrors((shown) => {
      if (!(field in shown)) return shown;
      return Object.fromEntries(Object.entries(shown).filter(([name]) => name !== field));
    });
  }

  return { errors, status, submit, edit };
}
