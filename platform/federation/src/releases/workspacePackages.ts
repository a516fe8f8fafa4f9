import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { singletons } from '@site/contracts/federation';
import { folderOf, root, type ApplicationName } from '@site/tooling/workspace';

/** The part of a workspace's `package.json` that is read here. */
interface Workspace {
  version: string;
  dependencies: Record<string, string>;
}

async function readWorkspace(name: ApplicationName): Promise<Workspace> {
  const text = await readFile(join(root, folderOf(name), 'package.json'), 'utf8');
  return JSON.parse(text) as Workspace;
}

/** The version in an application's `package.json`. */
export async function workspaceVersion(name: ApplicationName): Promise<string> {
  return (await readWorkspace(name)).version;
}

/** The versions of the libraries that all applications share, as the shell's `package.json` pins them. */
export async function sharedVersions(): Promise<Record<string, string>> {
  const { dependencies } = await readWorkspace('shell');
  return Object.fromEntries(singletons.map((name) => [name, dependencies[name] ?? '']));
}
