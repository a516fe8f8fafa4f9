import { useEffect, useLayoutEffect, type RefObject } from 'react';
import { FORM_ASLEEP, FORM_SUBMITTED } from '@site/contracts/boot';
import {
  fillForm,
  forgetDraft,
  isOfThisPage,
  saveDraft,
  readDraft,
  takeSubmit,
  whenShownAgain,
} from '@site/order-model/formDrafts';
import { useIsHydrating } from '@site/shared-ui/useIsHydrating';
import type { LoadOutbox } from '../outbox/loadOutbox';
import styles from './earlySubmit.module.css';

/**
 * Puts a kept draft back into a form that was drawn again, or stands on another page. What an earlier page left may have been
 * sent: after a crash a browser brings back what had been forgotten.
 */
async function restoreDraft(key: string, form: HTMLFormElement, loadOutbox: LoadOutbox) {
  const draft = readDraft(key);
  const isSubmitted = async (id: string) => (await loadOutbox()).isSubmitted(id);
  const isSent = draft && !isOfThisPage(key) && (await isSubmitted(draft.id).catch(() => false));
  if (isSent && !isOfThisPage(key)) {
    forgetDraft(key);
    // Empties it: the page's boot script may have filled it in with what was sent.
    fillForm(form, key);
  } else if (form.isConnected) {
    // This fills the form as well, unless the visitor has begun to type.
    saveDraft(key, form);
  }
}

/**
 * Brings back what the visitor typed into a form before it was drawn, and submits it if they pressed its button. Takes what the
 * form says until then.
 */
export function useDraft(
  key: string,
  form: RefObject<HTMLFormElement | null>,
  sending: string,
  loadOutbox: LoadOutbox,
) {
  const isAsleep = useIsHydrating();

  // A form that the page has drawn again is filled in before it is painted.
  useLayoutEffect(() => {
    if (form.current && isOfThisPage(key)) fillForm(form.current, key);
  }, [key, form]);

  useEffect(() => {
    const drawn = form.current;
    if (isAsleep || !drawn) return;
    const restore = () => restoreDraft(key, drawn, loadOutbox);
    void restore().then(() => {
      drawn.removeAttribute(FORM_SUBMITTED);
      if (drawn.isConnected && takeSubmit(key)) drawn.requestSubmit();
    });
    return whenShownAgain(() => void restore());
  }, [isAsleep, key, form, loadOutbox]);

  if (!isAsleep) return { attributes: {}, status: null };
  const status = (
    <p className={styles.status} role="status">
      {sending}
    </p>
  );
  // By these the form tells the page's boot script that nobody answers yet, which may have marked it before this.
  const attributes = { [FORM_ASLEEP]: key, suppressHydrationWarning: true };
  return { attributes, status };
}
