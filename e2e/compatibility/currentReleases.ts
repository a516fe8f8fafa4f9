import { cpSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from '@site/tooling/workspace';
import { applicationNames, applications, type Application } from './applications';

/** The folder of the release that each application's sources were last built into. Throws when there is none yet. */
export function currentReleases(): Record<Application, string> {
  const folders = applicationNames.map((name) => {
    const folder = applications[name];
    const id = readFileSync(join(root, folder, 'dist/release-id'), 'utf8').trim();
    return [name, join(root, '.site/releases', folder, id)];
  });
  return Object.fromEntries(folders) as Record<Application, string>;
}

/** Puts those releases into another checkout's store: nobody builds them there. @returns them as `npm run site -- use` takes them */
export function bringReleases(folder: string): string[] {
  return applicationNames.map((name) => {
    const from = currentReleases()[name];
    const id = basename(from);
    cpSync(from, join(folder, '.site/releases', applications[name], id), { recursive: true });
    return `${name}@${id}`;
  });
}
