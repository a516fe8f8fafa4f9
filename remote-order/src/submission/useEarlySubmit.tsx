import { useEffect, type FormHTMLAttributes, type ReactNode, type RefObject } from 'react';
import { FORM_ASLEEP, FORM_SUBMITTED } from '@site/contracts/boot';
import { useIsHydrating } from '@site/shared-ui/useIsHydrating';
import styles from './earlySubmit.module.css';

/** A form before its script has come. */
export interface EarlySubmit {
  /** The form's attributes, by which it tells the page's boot script that nobody answers yet. */
  attributes: FormHTMLAttributes<HTMLFormElement>;
  /** Shows from the moment when it is submitted until its script has come. */
  status: ReactNode;
}

/**
 * Submits a form once its script has come, if the visitor pressed its button before: the boot script noted that. Takes what
 * the form says meanwhile.
 */
export function useEarlySubmit(
  form: RefObject<HTMLFormElement | null>,
  sending: string,
): EarlySubmit {
  const isAsleep = useIsHydrating();
  useEffect(() => {
    const submitted = form.current;
    if (isAsleep || !submitted?.hasAttribute(FORM_SUBMITTED)) return;
    submitted.removeAttribute(FORM_SUBMITTED);
    // During an effect React could not show what is wrong before the focus goes there.
    queueMicrotask(() => submitted.requestSubmit());
  }, [isAsleep, form]);
  if (!isAsleep) return { attributes: {}, status: null };
  const status = (
    <p className={styles.status} role="status">
      {sending}
    </p>
  );
  // The boot script may have marked the form before this.
  const attributes = { [FORM_ASLEEP]: '', suppressHydrationWarning: true };
  return { attributes, status };
}
