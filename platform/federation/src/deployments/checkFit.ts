import type { Release } from '../releases/release';
import { titleOf } from '../releases/titleOf';
import { remoteNames, type ApplicationName } from '@site/tooling/workspace';

const majorOf = (version: string | undefined) => version?.split('.')[0];

/**
 * Tells whether three releases can be one site: they speak one contract, and what they share has one major version.
 * Throws a sentence that names both sides.
 */
export function checkFit(releases: Record<ApplicationName, Release>): void {
  const { shell } = releases;
  for (const remote of remoteNames.map((name) => releases[name])) {
    if (remote.contract !== shell.contract) {
      throw new Error(
        `${titleOf(remote)} speaks contract ${remote.contract}, ${titleOf(shell)} speaks contract ${shell.contract}: they do not fit.`,
      );
    }
    for (const [library, version] of Object.entries(remote.sharedVersions)) {
      const provided = shell.sharedVersions[library];
      if (majorOf(provided) !== majorOf(version)) {
        throw new Error(
          `${titleOf(remote)} was built for ${library} ${version}, ${titleOf(shell)} brings ${provided ?? 'none'}: they do not fit.`,
        );
      }
    }
  }
}
