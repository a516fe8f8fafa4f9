import { builtApplications, folderOf } from '@site/tooling/workspace';
import { readPackageFile } from './workspaces';

/** The version of each of them, as `npm run site -- deploy` takes them: `shell@1.4.0`. */
export const versionWords = (): string[] =>
  builtApplications.map((name) => `${name}@${readPackageFile(folderOf(name)).version}`);
