import type { InputHTMLAttributes } from 'react';
import { Field, describedBy, type FieldProps, type FieldText } from './Field';
import styles from './Field.module.css';

export type { FieldText };

export interface TextFieldProps
  extends Omit<FieldProps, 'children'>, Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'name'> {
  name: string;
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
