import { compare } from 'semver';
import { RELEASE_ID_FORM, VERSION_FORM } from '@site/contracts/publishedRelease';

const ID = new RegExp(`^${RELEASE_ID_FORM}$`);
const WHOLE_VERSION = new RegExp(`^${VERSION_FORM}$`);
const HASH_LENGTH = 12;

/** The mark in the version of a build of a working copy, such as `1.4.0-dev.0c1f88aa`. */
const WORKING_COPY = '-dev.';

export function releaseId(version: string, hash: string): string {
  return `${version}-${hash.slice(0, HASH_LENGTH)}`;
}

/** Tells whether a text has the form of a release's id. Nothing else may become the name of a folder. */
export function isReleaseId(text: string): boolean {
  return ID.test(text);
}

/** Tells whether a text has the form of a version: three numbers, and perhaps a name behind a hyphen. */
export function isVersion(text: string): boolean {
  return WHOLE_VERSION.test(text);
}

export function versionOf(id: string): string {
  return ID.exec(id)?.[1] ?? id;
}

/** Tells whether a version is that of a working copy, which nobody has released. */
export function isWorkingCopy(version: string): boolean {
  return version.includes(WORKING_COPY);
}

/**
 * Orders versions as semantic versioning does: negative when the first comes before the second. Loosely, since the hash in
 * a working copy's version may be a number with a leading zero.
 */
export function compareVersions(first: string, second: string): number {
  return compare(first, second, { loose: true });
}
