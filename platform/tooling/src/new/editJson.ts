import { applyEdits, modify, parse } from 'jsonc-parser';

const formattingOptions = { insertSpaces: true, tabSize: 2 };

/** Sets values in a JSON file, by their paths, and leaves everything else as it is written. */
export function editJson(
  text: string,
  ...values: readonly (readonly [path: readonly string[], value: unknown])[]
): string {
  return values.reduce(
    (edited, [path, value]) =>
      applyEdits(edited, modify(edited, [...path], value, { formattingOptions })),
    text,
  );
}

/** The same for texts: who reviewed the file before has not seen what it says now. */
export function editTexts(
  text: string,
  ...values: readonly (readonly [path: readonly string[], value: unknown])[]
): string {
  const isReviewed = Boolean((parse(text) as { reviewed?: unknown }).reviewed);
  return editJson(text, ...values, ...(isReviewed ? [[['reviewed'], null] as const] : []));
}
