import { isJsonObject } from '@site/tooling/files/json';
import { Refusal } from './refusal';
import type { WireFields, WireValue } from './values';

const STEP = /^[A-Za-z_]\w*$/;

/** Reads the path of a field, such as `history.entry1.at`. */
export function readFieldPath(path: unknown): string[] {
  const steps = typeof path === 'string' ? path.split('.') : [];
  if (steps.length > 0 && steps.every((step) => STEP.test(step))) return steps;
  throw new Refusal('malformed', 'The path of a field is not valid.');
}

const fieldsIn = (value: unknown): WireFields | undefined => {
  const map = isJsonObject(value) ? value.mapValue : undefined;
  return isJsonObject(map) ? (map.fields as WireFields) : undefined;
};

/** The value at a path; undefined when there is none. */
export function valueAt(fields: WireFields, [step = '', ...rest]: readonly string[]): unknown {
  const value = Object.hasOwn(fields, step) ? fields[step] : undefined;
  const inner = fieldsIn(value);
  if (rest.length === 0) return value;
  return inner && valueAt(inner, rest);
}

/** Fields with another value at a path, or with none. */
export function withValueAt(
  fields: WireFields,
  [step = '', ...rest]: readonly string[],
  value: WireValue | undefined,
): WireFields {
  const { [step]: before, ...others } = fields;
  if (rest.length === 0) return value === undefined ? others : { ...fields, [step]: value };
  const inner = fieldsIn(before);
  if (!inner && value === undefined) return fields;
  const changed = withValueAt(inner ?? {}, rest, value);
  return { ...fields, [step]: { mapValue: { fields: changed } } };
}
