import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon';
import styles from './Field.module.css';

/** The words around a control. */
export interface FieldText {
  /** Unique on the page; the ids of hint and error derive from it. */
  id: string;
  label: string;
  /** Help that always shows. */
  hint?: string | undefined;
  /** What is wrong with the value now, in a sentence that says what to do. */
  error?: string | undefined;
}

/** The ids that a control names in `aria-describedby`, error first; undefined while there is neither. */
export function describedBy(id: string, hint?: string, error?: string): string | undefined {
  const ids = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean);
  return ids.length ? ids.join(' ') : undefined;
}

/** Label above, control, then hint and error below it. The control itself is given as the child. */
export function Field({ id, label, hint, error, children }: FieldText & { children: ReactNode }) {
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {children}
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className={styles.error} id={`${id}-error`}>
          <Icon name="alert" />
          {error}
        </p>
      )}
    </div>
  );
}
