import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import type { FirebaseSettings } from '@site/contracts/database';
import { folderOf } from '@site/contracts/applicationNames';
import { applicationNames, declarationOf, type ApplicationName } from '@site/contracts/remotes';

export { folderOf } from '@site/contracts/applicationNames';
export { applicationNames, remoteNames, type ApplicationName } from '@site/contracts/remotes';

/** The ports of this machine. The remotes' development ports stand in the registry of `@site/contracts/remotes`. */
export const ports = {
  /** `npm start`. */
  site: 8080,
  /** The order desk beside it. */
  desk: 8081,
  /** What `npm run site -- preview … --to local` shows. */
  preview: 8082,
  /** The shell under `npm run dev`. */
  shellDev: 3000,
  /** `npm run dev -- gallery`. */
  gallery: 3010,
  /** `npm run dev -- desk`. */
  deskDev: 3011,
} as const;

/** The repository's root folder, absolute. */
export const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Whether an application is built from these sources; the builds of other remotes are adopted. */
export const isBuiltHere = (name: ApplicationName): boolean =>
  name === 'shell' || !declarationOf(name).isForeign;

export const builtApplications: readonly ApplicationName[] = applicationNames.filter(isBuiltHere);

/** Where an application's production build lands, absolute. */
export function distOf(name: ApplicationName): string {
  return join(root, folderOf(name), 'dist');
}

/** What is made to be published, absolute. */
export const distFolder = join(root, 'dist');

/** The folder of the target `local`, which is this machine, absolute. */
export const localFolder = join(distFolder, 'local');

/** Where the composed site lands that is live on this machine, absolute. */
export const siteFolder = join(localFolder, 'current', 'site');

/** Where the composed site lands that a preview on this machine shows, absolute. */
export const previewFolder = join(localFolder, 'preview', 'site');

/** Where the built order desk lands, absolute. */
export const deskFolder = join(distFolder, 'desk');

/**
 * The absolute path of a file that a package exports, such as `@site/shell/favicon.svg`. Of a library with a copy in each workspace,
 * as npm may lay one out after an upgrade, it is that of the folder.
 */
export const exportedFile = (name: string, folder = '.'): string =>
  createRequire(join(root, folder, 'package.json')).resolve(name);

/** The Firebase settings: project id, and App Check where it is used. The order team's. */
export const firebaseSettingsFile = (): string =>
  exportedFile('@site/remote-order/firebase.config.json');

/** The database that the order remote is built for. The build checks the file. */
export const databaseOfSources = (): FirebaseSettings =>
  JSON.parse(readFileSync(firebaseSettingsFile(), 'utf8')) as FirebaseSettings;

/** The id of the company's Firebase project. One that begins with `demo-` exists only locally. */
export const firebaseProject = (): string => databaseOfSources().projectId;
