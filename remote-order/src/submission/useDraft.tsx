import {
  useEffect,
  useLayoutEffect,
  type FormHTMLAttributes,
  type ReactNode,
  type RefObject,
} from 'react';
import { FORM_ASLEEP, FORM_SUBMITTED } from '@site/contracts/boot';
import { fillForm, isOfThisPage, readDraft, takeSubmit } from '@site/contracts/formDrafts';
import { useIsHydrating } from '@site/shared-ui/useIsHydrating';
import { restoreDraft } from '../draft/keptDraft';
import styles from './earlySubmit.module.css';

/** A form before its script has come. */
export interface EarlyForm {
  /** The form's attributes, by which it tells the page's boot script that nobody answers yet. */
  attributes: FormHTMLAttributes<HTMLFormElement>;
  /** Shows from the moment when it is submitted until its script has come. */
  status: ReactNode;
}

/**
 * Brings back what the visitor typed into a form before it was drawn, and submits it if they pressed its button. Takes what the
 * form says until then, and what tells whether a draft was sent.
 */
export function useDraft(
  key: string,
  form: RefObject<HTMLFormElement | null>,
  sending: string,
  isSubmitted: (draftId: string) => Promise<boolean>,
): EarlyForm {
  const isAsleep = useIsHydrating();

  // Before it is painted, where the page has drawn the form again.
  useLayoutEffect(() => {
    if (form.current && isOfThisPage(key)) fillForm(form.current, readDraft(key));
  }, [key, form]);

  useEffect(() => {
    const drawn = form.current;
    if (isAsleep || !drawn) return;
    void restoreDraft(key, drawn, isSubmitted).then(() => {
      drawn.removeAttribute(FORM_SUBMITTED);
      if (drawn.isConnected && takeSubmit(key)) drawn.requestSubmit();
    });
  }, [isAsleep, key, form, isSubmitted]);

  if (!isAsleep) return { attributes: {}, status: null };
  const status = (
    <p className={styles.status} role="status">
      {sending}
    </p>
  );
  // The boot script may have marked the form before this.
  const attributes = { [FORM_ASLEEP]: key, suppressHydrationWarning: true };
  return { attributes, status };
}
