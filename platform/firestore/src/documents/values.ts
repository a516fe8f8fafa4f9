import { isJsonObject, type JsonObject } from '@site/tooling/files/json';
import { Refusal } from './refusal';
import { scalars, withoutLoneSurrogates } from './scalars';

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

/** Firestore's own limit of maps inside each other. */
const MAX_DEPTH = 20;
/** Firestore's own limit of a field's name, in bytes. */
const MAX_NAME = 1500;
const RESERVED = /^__.*__$/s;

const malformed = (message: string) => new Refusal('malformed', message);

/** The one part that a list or a map has; `null` stands for nothing, as everywhere in Google's JSON. */
function partOf(value: unknown, part: string): unknown {
  if (!isJsonObject(value) || Object.keys(value).some((key) => key !== part)) {
    throw malformed(`A value has a part that does not belong, or lacks "${part}".`);
  }
  return value[part];
}

function readList(value: unknown, depth: number): WireValue {
  const values = partOf(value, 'values') ?? [];
  if (!Array.isArray(values)) throw malformed('An arrayValue holds "values", a list.');
  return {
    values: values.map((entry) => {
      if (isJsonObject(entry) && 'arrayValue' in entry) {
        throw malformed('A list holds no list.');
      }
      return readValue(entry, depth + 1);
    }),
  };
}

/** Reads one value and brings it to the one way in which it is stored. Throws a `Refusal`. */
function readValue(wire: unknown, depth = 0): WireValue {
  const entries = isJsonObject(wire) ? Object.entries(wire) : [];
  const [entry] = entries;
  if (!entry || entries.length > 1) throw malformed('A value has exactly one kind.');
  if (depth > MAX_DEPTH) throw malformed(`Values nest at most ${MAX_DEPTH} deep.`);
  const [kind, value] = entry;
  if (value === null && kind !== 'nullValue') throw malformed('A value is missing.');
  if (kind === 'arrayValue') return { arrayValue: readList(value, depth) };
  if (kind === 'mapValue') {
    return { mapValue: { fields: readFields(partOf(value, 'fields') ?? {}, depth + 1) } };
  }
  const read = Object.hasOwn(scalars, kind) ? scalars[kind] : undefined;
  if (!read) throw malformed('A value is of a kind that does not exist.');
  return { [kind]: read(value) };
}

function readFieldName(name: string): string {
  if (RESERVED.test(name)) throw malformed('The name of a field is reserved.');
  if (name === '' || Buffer.byteLength(name) > MAX_NAME) {
    throw malformed('The name of a field is empty or too long.');
  }
  return withoutLoneSurrogates(name);
}

/**
 * Reads a document's fields and brings each to the one way in which it is stored, so that two that mean the same are the
 * same. Throws a `Refusal` when they are not in Firestore's encoding.
 */
export function readFields(fields: unknown, depth = 0): WireFields {
  if (!isJsonObject(fields)) throw malformed('The fields of a document are an object.');
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [readFieldName(name), readValue(value, depth)]),
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
    case 'doubleValue':
      return new TypedValue(kind, Number(value));
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
