import { readFieldPath, type FieldPath } from './fieldPath';
import { isJsonObject } from './json';
import { Refusal } from './refusal';
import { readValue, type WireValue } from './values';

/** A change of one field that the server works out. */
export interface Transform {
  path: FieldPath;
  /** Gives the field's new value from the one that it has, if any. */
  apply(value: WireValue | undefined): WireValue;
}

const malformed = (message: string) => new Refusal('malformed', message);
const numberOf = ({ integerValue, doubleValue }: WireValue) => Number(integerValue ?? doubleValue);
const isNumber = (value: WireValue | undefined): value is WireValue =>
  value !== undefined && ('integerValue' in value || 'doubleValue' in value);

const MAX_INT64 = 2n ** 63n - 1n;
const clamp = (sum: bigint) =>
  sum > MAX_INT64 ? MAX_INT64 : sum < -MAX_INT64 ? -MAX_INT64 - 1n : sum;

function add(value: WireValue, operand: WireValue): WireValue {
  const [one, other] = [value.integerValue, operand.integerValue];
  if (typeof one === 'string' && typeof other === 'string') {
    return { integerValue: String(clamp(BigInt(one) + BigInt(other))) };
  }
  const sum = numberOf(value) + numberOf(operand);
  // JSON has no such numbers, so they travel by their names.
  return { doubleValue: Number.isFinite(sum) ? sum : String(sum) };
}

/** Keeps the field's value where the two are equal, whichever kind of number they are. */
function pick(value: WireValue, operand: WireValue, isBetter: (difference: number) => boolean) {
  const difference = numberOf(operand) - numberOf(value);
  if (Number.isNaN(numberOf(operand)) || Number.isNaN(numberOf(value)))
    return { doubleValue: 'NaN' };
  return isBetter(difference) ? operand : value;
}

function readOperand(wire: unknown): WireValue {
  const operand = readValue(wire);
  if (!isNumber(operand)) throw malformed('A transform reckons with numbers alone.');
  return operand;
}

type Kind = (wire: unknown) => Transform['apply'];

const reckon =
  (combine: (value: WireValue, operand: WireValue) => WireValue): Kind =>
  (wire) => {
    const operand = readOperand(wire);
    return (value) => (isNumber(value) ? combine(value, operand) : operand);
  };

/** No field of a document that is stored here is a list, so what the list holds decides nothing. */
const toList: Kind = (wire) => {
  const list = readValue({ arrayValue: wire });
  return () => list;
};

const kinds: Readonly<Record<string, Kind>> = {
  increment: reckon(add),
  maximum: reckon((value, operand) => pick(value, operand, (difference) => difference > 0)),
  minimum: reckon((value, operand) => pick(value, operand, (difference) => difference < 0)),
  appendMissingElements: toList,
  removeAllFromArray: toList,
  setToServerValue: (name) => {
    if (name !== 'REQUEST_TIME') throw malformed('A server value is REQUEST_TIME.');
    return () => ({ timestampValue: new Date().toISOString() });
  },
};

function readTransform(transform: unknown): Transform {
  if (!isJsonObject(transform)) throw malformed('A transform is an object.');
  const { fieldPath, ...operations } = transform;
  const [entry, ...more] = Object.entries(operations);
  const kind = entry && Object.hasOwn(kinds, entry[0]) ? kinds[entry[0]] : undefined;
  if (!entry || !kind || more.length > 0) throw malformed('A transform has one operation.');
  return { path: readFieldPath(fieldPath), apply: kind(entry[1]) };
}

/** True when one path leads to a place inside the other's. */
function isInside(inner: FieldPath, outer: FieldPath): boolean {
  return inner.length > outer.length && outer.every((name, index) => name === inner[index]);
}

/** Reads a list of transforms; `null` and nothing are an empty one. Throws a `Refusal`. */
export function readTransforms(list: unknown): Transform[] {
  const entries = list ?? [];
  if (!Array.isArray(entries)) throw malformed('Transforms are a list.');
  const transforms = entries.map(readTransform);
  if (transforms.some((one) => transforms.some((other) => isInside(one.path, other.path)))) {
    throw malformed('A transform changes a field inside which another changes something.');
  }
  return transforms;
}
