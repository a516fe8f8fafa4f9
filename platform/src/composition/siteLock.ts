import { isReleaseId } from '../releases/releaseId';
import { shortNames, type ShortName } from '../releases/shortNames';

/** Which release of each application is live, by id. */
export type Live = Record<ShortName, string>;

/** One composition of the site, and how it came to be. */
export interface Composition {
  live: Live;
  /** When it went live, as an ISO date. */
  on: string;
  /** The command that made it, such as `use products@1.4.0`. Going back reads this: see `previousOf`. */
  why: string;
}

/** What `site.lock.json` holds. */
export interface SiteLock {
  live: Live;
  /** When the live composition went live, as an ISO date. */
  on: string;
  /** All compositions, newest first; the first is the live one. */
  history: Composition[];
}

/** How many compositions are remembered. */
export const HISTORY_LENGTH = 50;

/** The lock after a change. Takes the one before it, if there was one. */
export function withComposition(lock: SiteLock | undefined, composition: Composition): SiteLock {
  return {
    live: composition.live,
    on: composition.on,
    history: [composition, ...(lock?.history ?? [])].slice(0, HISTORY_LENGTH),
  };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isLive = (value: unknown): value is Live =>
  isRecord(value) &&
  shortNames.every((name) => typeof value[name] === 'string' && isReleaseId(value[name]));

const isDate = (value: unknown): value is string =>
  typeof value === 'string' && !Number.isNaN(Date.parse(value));

const isComposition = (value: unknown): value is Composition =>
  isRecord(value) && isLive(value.live) && isDate(value.on) && typeof value.why === 'string';

const isLock = (value: unknown): value is SiteLock =>
  isRecord(value) &&
  isLive(value.live) &&
  isDate(value.on) &&
  Array.isArray(value.history) &&
  value.history.every(isComposition);

/** Reads a lock file's text. Throws a sentence that names the file when it is none. */
export function parseLock(text: string, address: string): SiteLock {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    // What is no JSON is no lock either.
  }
  if (!isLock(value)) throw new Error(`${address} is no lock file of the site.`);
  return value;
}

/** Writes a lock as text, for people as well. */
export function lockText(lock: SiteLock): string {
  return `${JSON.stringify(lock, null, 2)}\n`;
}
