import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon';
import * as iconPaths from '../Icon/iconPaths';
import styles from './Field.module.css';

export interface FieldText {
  /** Unique on the page. */
  id: string;
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
}

/** The value of `aria-describedby`: the error is read first. */
export function describedBy(id: string, hint?: string, error?: string): string | undefined {
  const ids = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean);
  return ids.length ? ids.join(' ') : undefined;
}

interface FieldProps extends FieldText {
  isAlone?: boolean | undefined;
  children: ReactNode;
}

/** Label, hint and error around a control. */
export function Field({ id, label, hint, error, isAlone, children }: FieldProps) {
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
        <p className={styles.error} id={`${id}-error`} role={isAlone ? 'alert' : undefined}>
          <Icon path={iconPaths.alert} />
          {error}
        </p>
      )}
    </div>
  );
}
