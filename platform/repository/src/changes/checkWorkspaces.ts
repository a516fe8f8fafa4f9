import { join } from 'node:path';
import { runProgram } from '@site/tooling/command-line/command';
import { root } from '@site/tooling/workspace';
import type { Workspace } from '../workspaces';

/** Runs types and unit tests of some workspaces. @returns the first exit code that is not 0. */
export async function checkWorkspaces(wanted: readonly Workspace[]): Promise<number> {
  const scopes = wanted.flatMap(({ name }) => ['--scope', name]);
  const types = await runProgram('lerna', [
    ...['run', 'types', '--no-bail', '--loglevel', 'warn'],
    ...scopes,
  ]);
  if (types !== 0) return types;
  const folders = wanted.map(({ folder }) => `${join(root, folder)}/`).join('|');
  return runProgram('jest', [
    ...['--selectProjects=screen', '--selectProjects=node'],
    ...['--passWithNoTests', `--testPathPatterns=${folders}`],
  ]);
}
