import type { SelectHTMLAttributes } from 'react';
import { Field, describedBy, type FieldText } from './Field';
import field from './Field.module.css';
import styles from './SelectField.module.css';

export interface SelectFieldProps
  extends FieldText, Omit<SelectHTMLAttributes<HTMLSelectElement>, 'id' | 'name' | 'children'> {
  name: string;
  /** Hidden and disabled, so that it cannot be chosen (specification §5), unless the field is optional. */
  placeholder: string;
  /** The placeholder can be chosen again, and leaves the field empty. */
  isOptional?: boolean;
  /** The values. */
  options: readonly string[];
  /** The texts by value; a value without one is shown as it is. */
  optionLabels?: Readonly<Record<string, string>>;
}

export function SelectField(props: SelectFieldProps) {
  const { id, label, hint, error, placeholder, isOptional = false, ...rest } = props;
  const { options, optionLabels, ...select } = rest;
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <select
        {...select}
        id={id}
        defaultValue=""
        className={`${field.control} ${styles.select}`}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, hint, error)}
      >
        <option value="" disabled={!isOptional} hidden={!isOptional}>
          {placeholder}
        </option>
        {options.map((option) => (
          <option key={option} value={option}>
            {optionLabels?.[option] ?? option}
          </option>
        ))}
      </select>
    </Field>
  );
}
