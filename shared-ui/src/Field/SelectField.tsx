import type { SelectHTMLAttributes } from 'react';
import { Field, describedBy, type FieldText } from './Field';
import field from './Field.module.css';
import styles from './SelectField.module.css';

export interface SelectFieldProps
  extends FieldText, Omit<SelectHTMLAttributes<HTMLSelectElement>, 'id' | 'name' | 'children'> {
  name: string;
  /** Hidden and disabled, so that it cannot be chosen (specification §5). */
  placeholder: string;
  /** The values. */
  options: readonly string[];
  /** The texts by value; a value without one is shown as it is. */
  optionLabels?: Readonly<Record<string, string>>;
}

export function SelectField(props: SelectFieldProps) {
  const { id, label, hint, error, placeholder, ...rest } = props;
  const { options, optionLabels, ...select } = rest;
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <select
        {...select}
        id={id}
        {...(select.value === undefined && { defaultValue: '' })}
        className={`${field.control} ${styles.select}`}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, hint, error)}
      >
        <option value="" disabled hidden>
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
