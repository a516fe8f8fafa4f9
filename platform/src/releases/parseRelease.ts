import type { EntryList } from '../webpack/EntryListPlugin';
import { applicationNames } from '../workspace';
import type { Release } from './release';
import { isReleaseId, versionOf } from './releaseId';

/** Paths of a release stay inside its two builds, wherever they are written to. */
const PATH = /^(web|server)(\/(?!\.{1,2}(\/|$))[^/\\\0]+)+$/;
const HASH = /^sha384-[A-Za-z0-9+/]{64}$/;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isList = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((it) => typeof it === 'string');

const hasLists = (value: unknown, keys: readonly string[]): boolean =>
  isRecord(value) && keys.every((key) => isList(value[key]));

const holds = (value: unknown, test: (value: unknown) => boolean): boolean =>
  isRecord(value) && Object.values(value).every(test);

const ENTRY_LISTS = ['scripts', 'styles', 'fonts', 'icons'];

/** What each field must look like. */
const FIELDS: { [Field in keyof Release]: (value: unknown) => boolean } = {
  application: (value) => (applicationNames as readonly unknown[]).includes(value),
  version: (value) => typeof value === 'string',
  id: (value) => typeof value === 'string' && isReleaseId(value),
  commit: (value) => value === null || typeof value === 'string',
  contract: (value) => Number.isInteger(value),
  base: (value) => typeof value === 'string' && /^\/([\w.-]+\/)+$/.test(value),
  entry: (value) =>
    hasLists(value, ENTRY_LISTS) &&
    holds((value as EntryList).further ?? {}, (it) => hasLists(it, ENTRY_LISTS)),
  modules: (value) => holds(value, (it) => hasLists(it, ['scripts', 'styles', 'images'])),
  sharedVersions: (value) => holds(value, (it) => typeof it === 'string'),
  files: (value) =>
    holds(value, (it) => typeof it === 'string' && HASH.test(it)) &&
    Object.keys(value as object).every((path) => PATH.test(path)),
};

/**
 * Reads a `release.json`. Takes its text and the place it stands in, for the sentence of the error.
 * Throws when it is no release, or another one than the place is named after.
 */
export function parseRelease(
  text: string,
  place: { application: string; id: string; address: string },
): Release {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Error(`${place.address} is no JSON.`);
  }
  const wrong = isRecord(value)
    ? Object.entries(FIELDS).find(([field, isRight]) => !isRight(value[field]))?.[0]
    : 'content';
  if (wrong) throw new Error(`${place.address} describes no release: its ${wrong} is wrong.`);
  const release = value as Release;
  if (
    release.application !== place.application ||
    release.id !== place.id ||
    release.version !== versionOf(place.id)
  ) {
    throw new Error(`${place.address} describes another release: ${release.id}.`);
  }
  return release;
}
