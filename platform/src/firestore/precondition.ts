import { isJsonObject } from './json';
import { Refusal } from './refusal';
import { readTime, readTruth } from './scalars';

/** What the sender of a write says about the document that is there already; empty when it says nothing. */
export interface Precondition {
  exists?: boolean;
  /** When the document was last written, RFC 3339. */
  updateTime?: string;
}

/** Reads a write's `currentDocument`. Throws a `Refusal`. */
export function readPrecondition(condition: unknown): Precondition {
  if (condition === undefined || condition === null) return {};
  const entries = isJsonObject(condition) ? Object.entries(condition) : [['']];
  const [name, value] = entries[0] ?? [];
  if (entries.length > 1) {
    throw new Refusal('malformed', 'A currentDocument says one thing.');
  }
  if (name === undefined) return {};
  if (name === 'exists') return value === null ? {} : { exists: readTruth(value) };
  if (name === 'updateTime') return value === null ? {} : { updateTime: readTime(value) };
  throw new Refusal('malformed', 'A currentDocument has exists or updateTime.');
}

/** A time of RFC 3339 in microseconds, to which Firestore keeps its times. */
function microseconds(time: string): bigint {
  const [, fraction = ''] = /\.(\d+)/.exec(time) ?? [];
  const seconds = BigInt(Math.floor(Date.parse(time) / 1000));
  return seconds * 1_000_000n + BigInt(fraction.padEnd(6, '0').slice(0, 6));
}

/** True when the two are the same moment. */
export function isSameTime(one: string, other: string): boolean {
  return microseconds(one) === microseconds(other);
}
