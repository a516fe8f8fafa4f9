import { useEffect, useState, type FormEvent, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { saveDraft } from '@site/order-model/formDrafts';
import { draftKeys } from '@site/order-model/keptOnDevice';
import type { Notify } from '@site/contracts/remoteDeclaration';
import type { EntryKind } from '../outbox/entries/entry';
import type { Outbox } from '../outbox/outbox';
import type { Progress } from '../outbox/view';
import type { CheckedForm, FieldErrors } from './checkedForm';
import { focusFault } from './focusFault';
import { clearedOf, clearTaken, shownForms, take, wasJustTaken, type Taken } from './taking';

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

/** Two quick clicks, or a held Enter key, are one submission, also where the visitor has followed a link between them. */
const submitting = new Set<EntryKind>();

/** Whose news the form of each kind shows; null while it says that it could not save what is in it. */
const told = new Map<EntryKind, Taken | null>();

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
  }, [kind, shown]);

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = event.currentTarget;
    if (submitting.has(kind) || wasJustTaken(form)) return;
    told.delete(kind);
    const checked = check(form);
    if (!checked.ok) {
      notify('warning', checked.message, kind);
      // The texts must be there before the focus arrives, or a screen reader reads the field without them.
      flushSync(() => {
        setStatus('');
        setErrors(checked.errors);
      });
      const unread = focusFault(form, checked);
      return setStatus(summarise?.(checked.errors) || unread);
    }

    setErrors({});
    setStatus(texts.sending);
    submitting.add(kind);
    const taken = take(kind, form);
    told.set(kind, taken);
    function follow(progress: Progress): void {
      const isUntouched = clearedOf.get(form) === taken;
      if (isUntouched || told.get(kind) === taken) {
        told.set(kind, taken);
        // A late failure makes no toast (§8): the notice under the form says that the enquiry waits.
        setStatus(progress === 'sent' ? texts.sentStatus : '');
        // Somebody pressed the button again while it waited: beside its news, empty fields are not at fault.
        setErrors({});
      }
      // Thanks would be read as the answer to what is still in the form, or in that of the next page.
      const isShown = shownForms[kind]?.isConnected;
      if (progress === 'sent' && !(isShown && told.get(kind) === null)) {
        notify('success', texts.sent, kind);
      }
      if (taken.answeredAt !== Infinity) return;
      taken.answeredAt = performance.now();
      // What has waited may be sent while the visitor reads another part of the page, and a slow network may take 15 s.
      if (isUntouched && isInWindow(form)) showAnswer();
    }
    try {
      const outbox = await load();
      await outbox.submit(kind, checked.record, follow, taken.draft);
    } catch {
      // The toast goes, and a form that is filled in looks as if it had not been sent.
      told.set(kind, null);
      setStatus(texts.failed);
      notify('warning', texts.failed, kind);
      return;
    } finally {
      submitting.delete(kind);
    }
    // When the save starts, not when it is confirmed (§4).
    clearTaken(kind, form, taken);
  }

  function edit({ currentTarget, target }: FormEvent<HTMLFormElement>): void {
    const field = (target as HTMLInputElement | HTMLSelectElement).name;
    saveDraft(draftKeys[kind], currentTarget, target);
    clearedOf.delete(currentTarget);
    // News of what was sent stays; what the last press had at fault goes.
    if (!told.get(kind)) {
      told.delete(kind);
      setStatus('');
    }
    setErrors((shown) => (shown[field] ? { ...shown, [field]: '' } : shown));
  }

  return { errors, status, submit, edit };
}
