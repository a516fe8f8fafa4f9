import { isJsonObject, type JsonObject } from '@site/tooling/files/json';
import { Refusal } from './refusal';

/** One value as it travels: an object with its kind alone, such as `{ "stringValue": "…" }`. */
export type WireValue = JsonObject;

/** A document's fields as they travel: a JSON object of typed values. */
export type WireFields = JsonObject;

/**
 * A value of a kind that has no JavaScript twin of its own. A double is one too: to Firestore's rules `2.0` is no
 * integer, and as a plain number it would become one.
 */
export class TypedValue {
  constructor(
    /** The name of the kind on the wire, such as `doubleValue`. */
    readonly kind: string,
    readonly value: unknown,
  ) {}
}

const INTEGER = /^-?\d{1,19}$/;
const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/;

const malformed = (message: string) => new Refusal('malformed', message);

/** Whether a value is right for its kind, written as our pages and Firebase's SDK write it. */
const isOfKind: Readonly<Record<string, (value: unknown) => boolean>> = {
  stringValue: (value) => typeof value === 'string',
  integerValue: (value) =>
    typeof value === 'string' &&
    INTEGER.test(value) &&
    BigInt.asIntN(64, BigInt(value)) === BigInt(value),
  doubleValue: Number.isFinite,
  booleanValue: (value) => typeof value === 'boolean',
  nullValue: (value) => value === null || value === 'NULL_VALUE',
  timestampValue: (value) =>
    typeof value === 'string' && TIME.test(value) && !Number.isNaN(Date.parse(value)),
};

function readValue(wire: unknown): WireValue {
  const [entry, ...others] = isJsonObject(wire) ? Object.entries(wire) : [];
  if (!entry || others.length > 0) throw malformed('A value has exactly one kind.');
  const [kind, value] = entry;
  if (kind === 'mapValue' && isJsonObject(value)) {
    return { mapValue: { fields: readFields(value.fields ?? {}) } };
  }
  if (kind === 'arrayValue' && isJsonObject(value) && Array.isArray(value.values ?? [])) {
    const values = (value.values ?? []) as unknown[];
    return { arrayValue: { values: values.map(readValue) } };
  }
  if (!Object.hasOwn(isOfKind, kind) || !isOfKind[kind]?.(value)) {
    throw malformed(`A ${kind} is not encoded as Firestore expects it.`);
  }
  if (kind === 'nullValue') return { nullValue: null };
  return { [kind]: kind === 'integerValue' ? String(BigInt(value as string)) : value };
}

/**
 * Reads a document's fields and brings each to the one way in which it is stored, so that two that mean the same are the
 * same. Throws a `Refusal` when they are not in Firestore's encoding.
 */
export function readFields(fields: unknown): WireFields {
  if (!isJsonObject(fields)) throw malformed('The fields of a document are an object.');
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => {
      if (name === '') throw malformed('The name of a field is empty.');
      return [name, readValue(value)];
    }),
  );
}

/** Encodes a plain value as Firestore does. A value of another kind is a mistake of the program. */
function encodeValue(value: unknown): WireValue {
  if (value === null) return { nullValue: null };
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (Number.isSafeInteger(value)) return { integerValue: String(value) };
  if (value instanceof Date) return { timestampValue: value.toISOString() };
  if (value instanceof TypedValue) return { [value.kind]: value.value };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(encodeValue) } };
  if (isJsonObject(value)) return { mapValue: { fields: encodeFields(value) } };
  throw new TypeError(`A ${typeof value} cannot be stored.`);
}

/** Encodes the fields of a document: texts, whole numbers, booleans, `null`, dates, lists, objects. Leaves undefined out. */
export function encodeFields(fields: JsonObject): WireFields {
  const given = Object.entries(fields).filter(([, value]) => value !== undefined);
  return readFields(Object.fromEntries(given.map(([name, value]) => [name, encodeValue(value)])));
}

function plainOf(wire: WireValue): unknown {
  const [[kind, value]] = Object.entries(wire) as [[string, unknown]];
  switch (kind) {
    case 'stringValue':
    case 'booleanValue':
    case 'nullValue':
      return value;
    case 'integerValue':
      return Number(value);
    case 'arrayValue':
      return (value as { values: WireValue[] }).values.map(plainOf);
    case 'mapValue':
      return plainFields((value as { fields: WireFields }).fields);
    default:
      return new TypedValue(kind, value);
  }
}

function plainFields(fields: WireFields): JsonObject {
  return Object.fromEntries(
    Object.entries(fields).map(([name, wire]) => [name, plainOf(wire as WireValue)]),
  );
}

/**
 * Decodes a document's wire fields to plain values: texts, whole numbers, booleans, `null`, lists and objects, and a
 * `TypedValue` for every other kind. Throws a `Refusal` when they are not in Firestore's encoding.
 */
export function decodeFields(fields: unknown): JsonObject {
  return plainFields(readFields(fields));
}
