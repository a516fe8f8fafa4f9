import type { InputHTMLAttributes } from 'react';
import { Field, describedBy, type FieldText } from './Field';
import styles from './Field.module.css';

export interface TextFieldProps
  extends FieldText, Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'name'> {
  name: string;
}

/** A labelled line of text. What is typed belongs to the form: the field keeps no state, so nothing is lost when it re-renders. */
export function TextField({ id, label, hint, error, ...input }: TextFieldProps) {
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <input
        {...input}
        id={id}
        className={styles.control}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, hint, error)}
      />
    </Field>
  );
}
