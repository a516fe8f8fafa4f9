import { join } from 'node:path';
import { runProgram } from '@site/tooling/command-line/command';
import { root } from '@site/tooling/workspace';
import type { Workspace } from '../workspaces';

/** Runs types and unit tests of some workspaces. @returns the first exit code that is not 0. */
export async function checkWorkspaces(wanted: readonly Workspace[]): Promise<number> {
  const types = await runProgram('npm', [
    ...['run', 'types', '--silent'],
    ...wanted.flatMap(({ folder }) => ['-w', folder]),
  ]);
  if (types !== 0) return types;
  const folders = wanted.map(({ folder }) => `${join(root, folder)}/`).join('|');
  return runProgram('jest', [
    ...['--selectProjects=screen', '--selectProjects=node'],
    ...['--passWithNoTests', `--testPathPatterns=${folders}`],
  ]);
}
