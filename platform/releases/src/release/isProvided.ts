import { minVersion, satisfies, validRange } from 'semver';

/**
 * Tells whether a version is what a range asks for. A range of one version alone is taken as its `^`: builds pin what
 * they found.
 */
export function isProvided(version: string, range: string): boolean {
  const least = validRange(range) === null ? null : minVersion(range);
  return satisfies(version, range) || (least !== null && satisfies(version, `^${least.version}`));
}
