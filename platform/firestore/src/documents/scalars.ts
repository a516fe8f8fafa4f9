import { Refusal } from './refusal';

/** A value of one kind as it travels, brought to the one way in which it is stored. */
type Read = (value: unknown) => unknown;

const malformed = (message: string) => new Refusal('malformed', message);

const NUMBER = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i;
const DOUBLE_NAMES: readonly unknown[] = ['NaN', 'Infinity', '-Infinity'];
const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/;

/**
 * A text as UTF-8 can carry it: half of a surrogate pair becomes a question mark, as it does on the way into Firestore's
 * emulator.
 */
export function withoutLoneSurrogates(text: string): string {
  return text.replace(/\p{Cs}/gu, '?');
}

/** Numbers and truth values pass for texts in Google's JSON. */
export function readText(value: unknown): string {
  if (typeof value === 'string') return withoutLoneSurrogates(value);
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  throw malformed('A stringValue is a text.');
}

const readBoolean: Read = (value) => {
  if (value === true || value === 'true') return true;
  if (value === false || value === 'false') return false;
  throw malformed('A booleanValue is true or false.');
};

function toInteger(value: unknown): bigint | undefined {
  if (typeof value === 'string' && /^[+-]?\d+$/.test(value)) return BigInt(value.replace('+', ''));
  const number = typeof value === 'string' && NUMBER.test(value) ? Number(value) : value;
  return Number.isInteger(number) ? BigInt(number as number) : undefined;
}

const readInteger: Read = (value) => {
  const integer = toInteger(value);
  if (integer === undefined || BigInt.asIntN(64, integer) !== integer) {
    throw malformed('An integerValue is a whole number of 64 bits, written as a text.');
  }
  return String(integer);
};

const readDouble: Read = (value) => {
  if (DOUBLE_NAMES.includes(value)) return value;
  const number = typeof value === 'string' && NUMBER.test(value) ? Number(value) : value;
  if (!Number.isFinite(number)) throw malformed('A doubleValue is a number.');
  return number;
};

const readNull: Read = (value) => {
  const isNull =
    value === null ||
    value === 'NULL_VALUE' ||
    Number.isInteger(Number(value === '' ? NaN : value));
  if (!isNull || typeof value === 'boolean') throw malformed('A nullValue is null.');
  return null;
};

const readTime: Read = (value) => {
  const isTime = typeof value === 'string' && TIME.test(value) && !value.startsWith('0000');
  if (!isTime || Number.isNaN(Date.parse(value))) {
    throw malformed('A timestampValue is a date and time of RFC 3339.');
  }
  return value;
};

/** Values that no document may hold: the rules refuse them, whatever they are. */
const readAny: Read = (value) => value;

/** The readers of all kinds but lists and maps, by the kind's name on the wire. Each throws a `Refusal`. */
export const scalars: Readonly<Record<string, Read>> = {
  stringValue: readText,
  integerValue: readInteger,
  doubleValue: readDouble,
  booleanValue: readBoolean,
  nullValue: readNull,
  timestampValue: readTime,
  bytesValue: readAny,
  referenceValue: readAny,
  geoPointValue: readAny,
};
