import {
  furtherFieldNames,
  furtherFields,
  type FurtherField,
  type FurtherFieldName,
} from '@site/contracts/furtherFields';
import { SelectField } from '@site/shared-ui/SelectField';
import { TextField } from '@site/shared-ui/TextField';
import type { FurtherFieldTexts } from '../texts/OrderTexts';
import { useTexts } from '../texts/useTexts';

interface Named {
  id: string;
  name: string;
  label: string;
  error?: string | undefined;
}

function Control({
  field,
  texts,
  ...named
}: Named & { field: FurtherField; texts: FurtherFieldTexts }) {
  const { hint, placeholder = '', choices = {} } = texts;
  if (field.kind === 'choice') {
    return (
      <SelectField
        {...named}
        hint={hint}
        isOptional
        placeholder={placeholder}
        options={field.choices}
        optionLabels={choices}
      />
    );
  }
  if (field.kind === 'text')
    return <TextField {...named} hint={hint} autoComplete={field.autoComplete ?? 'off'} />;
  return (
    <TextField
      {...named}
      hint={hint}
      type="number"
      inputMode="numeric"
      min={field.least}
      max={field.most}
      step={1}
    />
  );
}

/** The fields that visitors may leave empty, behind those of §3. */
export function FurtherFields({
  named,
}: {
  named: (name: FurtherFieldName, label: string) => Named;
}) {
  const { further } = useTexts().form;
  const texts: Readonly<Record<string, FurtherFieldTexts>> = further;
  return furtherFieldNames.map((name) => {
    const field = furtherFields[name];
    const its = texts[name];
    return (
      field && its && <Control key={name} {...named(name, its.label)} {...{ field }} texts={its} />
    );
  });
}
