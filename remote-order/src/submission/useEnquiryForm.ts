import { useRef, type FocusEvent } from 'react';
import { draftKeys } from '@site/order-model/keptOnDevice';
import type { EntryKind } from '../outbox/entries/entry';
import type { LoadOutbox } from '../outbox/loadOutbox';
import { useDraft } from './useDraft';
import { useOutbox } from './useOutbox';
import { useSubmission, type SubmissionOptions } from './useSubmission';

export interface EnquiryFormOptions<Kind extends EntryKind> extends Omit<
  SubmissionOptions<Kind>,
  'load' | 'form' | 'showAnswer'
> {
  loadOutbox: LoadOutbox;
}

/**
 * What both forms do. Their controls keep their own text, so typing done before any script runs survives, and so does a press
 * on the button.
 */
export function useEnquiryForm<Kind extends EntryKind>(options: EnquiryFormOptions<Kind>) {
  const { kind, loadOutbox, texts } = options;
  const form = useRef<HTMLFormElement>(null);
  const { load, preload, notice, showAnswer, plainNotice } = useOutbox(kind, loadOutbox, form);
  const { errors, status, submit, edit } = useSubmission({ ...options, form, load, showAnswer });
  const early = useDraft(draftKeys[kind], form, texts.sending, loadOutbox);

  return {
    errors,
    /** In the form's live region, which is there before it. */
    status: status || plainNotice,
    /** Shows from the moment when the form is submitted until its script has come. */
    earlyStatus: early.status,
    notice,
    attributes: {
      ...early.attributes,
      ref: form,
      method: 'post',
      noValidate: true,
      onSubmit: submit,
      // Not onChange: React does not tell of a text that it knows from before the form was cleared.
      onInput: edit,
      onFocus: ({ target }: FocusEvent) => target instanceof HTMLButtonElement || preload(),
      onClick: preload,
    },
  };
}
