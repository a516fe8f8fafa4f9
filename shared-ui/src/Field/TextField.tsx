import type { InputHTMLAttributes } from 'react';
import { Field, describedBy, type FieldText } from './Field';
import styles from './Field.module.css';

export type { FieldText };

export interface TextFieldProps
  extends FieldText, Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'name'> {
  name: string;
  /** The only field of its form: whoever sends it from here with the Enter key is told of the error at once. */
  isAlone?: boolean | undefined;
}

/** Uncontrolled: what is typed survives a re-render. */
export function TextField({ id, label, hint, error, isAlone, ...input }: TextFieldProps) {
  return (
    <Field id={id} label={label} hint={hint} error={error} isAlone={isAlone}>
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
