import { useState, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import { forgetDraft, keepDraft, readDraft } from '@site/contracts/formDrafts';
import { draftKeys } from '@site/contracts/keptOnDevice';
import type { Notify } from '@site/contracts/remoteDeclaration';
import type { StoredRecords } from '../order-store/documentStore';
import type { EntryKind } from '../outbox/entries/entry';
import type { Outbox } from '../outbox/outbox';
import type { Progress } from '../outbox/view';
import { focusField } from './focusField';
import { submitGuard } from './submitGuard';

/** Texts under fields, by the field's name, in the form's order. */
export type FieldErrors = Readonly<Partial<Record<string, string>>>;

/** What a form finds when it is submitted. */
export type CheckedForm<Kind extends EntryKind> =
  { ok: true; record: StoredRecords[Kind] } | { ok: false; message: string; errors: FieldErrors };

export interface SubmissionOptions<Kind extends EntryKind> {
  kind: Kind;
  check: (form: HTMLFormElement) => CheckedForm<Kind>;
  load: () => Promise<Outbox>;
  notify: Notify;
  /** True in a preview: nothing is stored then. */
  isPreview: boolean;
  texts: {
    sending: string;
    sent: string;
    failed: string;
    notSentInPreview: string;
    /** Stays in the status line when it has arrived; empty for nothing. */
    sentStatus: string;
  };
}

const contentOf = (form: HTMLFormElement) => JSON.stringify([...new FormData(form)]);

/** What both forms do when they are submitted (§4, §8): check, hand over to the outbox, clear. */
export function useSubmission<Kind extends EntryKind>(options: SubmissionOptions<Kind>) {
  const { kind, check, load, notify, isPreview, texts } = options;
  const [errors, setErrors] = useState<FieldErrors>({});
  const [status, setStatus] = useState('');
  const [guard] = useState(() => submitGuard());

  function onProgress(progress: Progress): void {
    const isSent = progress === 'sent';
    setStatus(isSent ? texts.sentStatus : '');
    // A late failure makes no toast (§8): the notice under the form says that the enquiry waits.
    if (isSent) notify('success', texts.sent);
  }

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = event.currentTarget;
    if (!guard.begin()) return;
    const checked = check(form);
    if (!checked.ok) {
      guard.end({ cleared: false });
      notify('warning', checked.message);
      // The texts must be there before the focus arrives, or a screen reader reads the field without them.
      flushSync(() => {
        setStatus('');
        setErrors(checked.errors);
      });
      focusField(form, Object.keys(checked.errors)[0] ?? '');
      return;
    }

    setErrors({});
    if (isPreview) {
      guard.end({ cleared: false });
      setStatus(texts.notSentInPreview);
      return;
    }
    setStatus(texts.sending);
    const taken = contentOf(form);
    const draft = readDraft(draftKeys[kind])?.id;
    try {
      const outbox = await load();
      await outbox.submit(kind, checked.record, onProgress, draft);
    } catch {
      guard.end({ cleared: false });
      setStatus('');
      notify('warning', texts.failed);
      return;
    }
    // The fields are cleared when the save starts, not when it is confirmed (§4). Typing may go on until then, and only what
    // was taken is cleared.
    const isUnchanged = contentOf(form) === taken;
    if (isUnchanged) form.reset();
    forgetDraft(draftKeys[kind]);
    keepDraft(draftKeys[kind], form);
    guard.end({ cleared: isUnchanged });
  }

  function edit(field: string): void {
    guard.edited();
    setErrors((shown) => {
      if (!(field in shown)) return shown;
      return Object.fromEntries(Object.entries(shown).filter(([name]) => name !== field));
    });
  }

  return { errors, status, submit, edit };
}
