import { join } from 'node:path';
import type { Compilation } from 'webpack';
import { folderOf, root, type ApplicationName } from '@site/tooling/workspace';
import { inputsOf, type BuildInputs } from './buildInputs';
import { sharedStyles } from '../styles/sharedStyles';
import { importedSources } from './importedSources';

const build = join(root, 'platform/build/src/applications');

/** What goes into an application: what webpack has read, and what webpack does not name. */
export function inputsOfApplication(
  name: ApplicationName,
  builds: readonly Compilation[],
): BuildInputs {
  const folder = join(root, folderOf(name));
  return inputsOf(builds, [
    ...importedSources([
      join(folder, 'webpack.config.ts'),
      join(build, 'buildApplication.ts'),
      join(build, 'buildWorkingCopy.ts'),
    ]),
    join(folder, 'package.json'),
    join(folder, 'tsconfig.json'),
    // Read by rules of the presets.
    ...Object.values(sharedStyles),
    join(root, 'tsconfig.base.json'),
    // The versions of all libraries.
    join(root, 'package-lock.json'),
  ]);
}
