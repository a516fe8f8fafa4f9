import { builtApplications, folderOf } from '@site/tooling/workspace';
import { thirdPartiesOf, type ThirdParty } from './lockFile';

/** Licences under which others' code may be part of what is given to visitors or runs in the cloud. */
const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  // Asks for the sources of its own files alone, and ours change none of them.
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
]);

/** Packages that name their licence where the lock file does not look. */
const KNOWN: Readonly<Record<string, string>> = { limiter: 'MIT' };

/** What leaves the repository: the applications, the desk, and the functions with what they bundle. */
const published = [
  ...builtApplications.map(folderOf),
  ...['order-desk', 'functions', 'order-backend', 'platform/reports'],
];

/** `(MIT OR GPL-3.0)` is allowed for its first part, `MIT AND GPL-3.0` is not. */
export function isAllowed(licence: string): boolean {
  const text = licence.replace(/[()]/g, '');
  return text.split(' OR ').some((one) => one.split(' AND ').every((it) => ALLOWED.has(it.trim())));
}

/** A line for each package whose licence is not allowed. */
export const refusedLicences = (packages: readonly ThirdParty[] = thirdPartiesOf(published)) =>
  packages
    .filter(({ name, licence }) => !isAllowed(KNOWN[name] ?? licence))
    .map(
      ({ name, version, licence }) =>
        `${name} ${version} has the licence ${licence}, which platform/repository/src/licences/licences.ts does not allow.`,
    );
