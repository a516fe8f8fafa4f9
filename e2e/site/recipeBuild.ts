import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@site/tooling/workspace';
import { runIn } from './runIn';

/** As in a terminal: bundlers and their plugins build otherwise when these say that this is a test. */
const env = { ...process.env, NODE_ENV: undefined, JEST_WORKER_ID: undefined };

/**
 * Builds an example of a recipe in a folder, as a team outside would. Needs the npm registry.
 * @returns the folder of the build
 */
export function buildByRecipe(example: string, folder: string): string {
  cpSync(join(root, 'docs/recipes', example), folder, { recursive: true });
  runIn(folder, 'npm', ['install'], env);
  runIn(folder, 'npm', ['run', 'build'], env);
  return join(folder, 'dist');
}
