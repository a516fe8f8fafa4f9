import { RELEASE_ID_FORM, VERSION_FORM } from '@site/contracts/federation';

const ID = new RegExp(`^${RELEASE_ID_FORM}$`);
const WHOLE_VERSION = new RegExp(`^${VERSION_FORM}$`);
const HASH_LENGTH = 12;

/** The mark in the version of a build of a working copy, such as `1.4.0-dev.0c1f88aa`. */
const WORKING_COPY = '-dev.';

/** Names a release. Takes its version and the hash of its content. */
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

/** The version in a release's id. */
export function versionOf(id: string): string {
  return ID.exec(id)?.[1] ?? id;
}

/** Tells whether a version is that of a working copy, which nobody has released. */
export function isWorkingCopy(version: string): boolean {
  return version.includes(WORKING_COPY);
}

/** Orders versions as semantic versioning does: negative when the first comes before the second. */
export function compareVersions(first: string, second: string): number {
  const [core, name] = split(first);
  const [otherCore, otherName] = split(second);
  return (
    compareParts(core, otherCore) ||
    // A version with a name comes before the same version without one.
    Number(name === '') - Number(otherName === '') ||
    compareParts(name, otherName)
  );
}

function split(version: string): [core: string, name: string] {
  const at = version.indexOf('-');
  return at < 0 ? [version, ''] : [version.slice(0, at), version.slice(at + 1)];
}

function compareParts(first: string, second: string): number {
  const others = second.split('.');
  const parts = first.split('.');
  for (const [index, part] of parts.entries()) {
    const other = others[index];
    if (other === undefined) return 1;
    const order = comparePart(part, other);
    if (order !== 0) return order;
  }
  return parts.length - others.length;
}

function comparePart(first: string, second: string): number {
  const areNumbers = [first, second].map((part) => /^\d+$/.test(part));
  if (areNumbers[0] && areNumbers[1]) return Number(first) - Number(second);
  if (areNumbers[0] !== areNumbers[1]) return areNumbers[0] ? -1 : 1;
  return first < second ? -1 : Number(first > second);
}
