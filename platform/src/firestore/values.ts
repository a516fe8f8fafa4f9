import { isJsonObject, type JsonObject } from './json';
import { Refusal } from './refusal';

/** A document's fields as they travel: a JSON object of typed values such as `{ "stringValue": "…" }`. */
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

/** Firestore's own limit of lists and maps inside each other. */
const MAX_DEPTH = 20;
const INT64 = /^-?\d{1,19}$/;
const DOUBLE_NAMES = ['NaN', 'Infinity', '-Infinity'];

const malformed = (message: string) => new Refusal('malformed', message);

function decodeText(value: unknown): string {
  if (typeof value !== 'string') throw malformed('A stringValue is a text.');
  return value;
}

function decodeInteger(value: unknown): number {
  const isInt64 =
    typeof value === 'string' &&
    INT64.test(value) &&
    BigInt.asIntN(64, BigInt(value)) === BigInt(value);
  if (!isInt64 && !Number.isSafeInteger(value)) {
    throw malformed('An integerValue is a whole number of 64 bits, written as a text.');
  }
  return Number(value);
}

function decodeDouble(value: unknown): TypedValue {
  if (typeof value === 'number') return new TypedValue('doubleValue', value);
  if (!DOUBLE_NAMES.some((name) => name === value)) throw malformed('A doubleValue is a number.');
  return new TypedValue('doubleValue', Number(value));
}

function decodeTimestamp(value: unknown): TypedValue {
  if (typeof value !== 'string' || Number.isNaN(Date.parse(value))) {
    throw malformed('A timestampValue is a date and time of RFC 3339.');
  }
  return new TypedValue('timestampValue', value);
}

function decodeList(value: unknown, depth: number): unknown[] {
  const values = isJsonObject(value) ? (value.values ?? []) : undefined;
  if (!Array.isArray(values)) throw malformed('An arrayValue holds "values", a list.');
  return values.map((entry) => decodeValue(entry, depth + 1));
}

function decodeMap(value: unknown, depth: number): JsonObject {
  if (!isJsonObject(value)) throw malformed('A mapValue holds "fields", an object.');
  return decodeFields(value.fields ?? {}, depth + 1);
}

function decodeValue(wire: unknown, depth: number): unknown {
  const entries = isJsonObject(wire) ? Object.entries(wire) : [];
  const [entry] = entries;
  if (!entry || entries.length > 1) throw malformed('A value has exactly one kind.');
  if (depth > MAX_DEPTH) throw malformed(`Values nest at most ${MAX_DEPTH} deep.`);
  const [kind, value] = entry;
  switch (kind) {
    case 'stringValue':
      return decodeText(value);
    case 'integerValue':
      return decodeInteger(value);
    case 'doubleValue':
      return decodeDouble(value);
    case 'booleanValue':
      if (typeof value !== 'boolean') throw malformed('A booleanValue is true or false.');
      return value;
    case 'nullValue':
      if (value !== null && value !== 'NULL_VALUE') throw malformed('A nullValue is null.');
      return null;
    case 'timestampValue':
      return decodeTimestamp(value);
    case 'arrayValue':
      return decodeList(value, depth);
    case 'mapValue':
      return decodeMap(value, depth);
    case 'bytesValue':
    case 'referenceValue':
    case 'geoPointValue':
      return new TypedValue(kind, value);
    default:
      throw malformed('A value is of a kind that does not exist.');
  }
}

/**
 * Gives the plain values of a document's wire fields: texts, whole numbers, booleans, `null`, lists and objects, and a
 * `TypedValue` for every other kind. Throws a `Refusal` when they are not in Firestore's encoding.
 */
export function decodeFields(fields: unknown, depth = 0): JsonObject {
  if (!isJsonObject(fields)) throw malformed('The fields of a document are an object.');
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, decodeValue(value, depth)]),
  );
}
