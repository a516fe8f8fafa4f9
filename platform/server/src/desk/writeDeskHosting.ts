import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildDesk } from '@site/federation/desk/buildDesk';
import { deskFolder, distFolder, firebaseProject } from '@site/tooling/workspace';
import { deskHosting } from './deskHosting';

/** Writes a folder that Firebase's tools deploy to the desk's own site. @returns the folder. */
export async function writeDeskHosting(
  site: string,
  folder: string = join(distFolder, 'desk-hosting'),
): Promise<string> {
  await buildDesk();
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  // The host compresses files itself.
  const filter = (path: string) => !/\.(br|gz)$/.test(path);
  await cp(deskFolder, join(folder, 'public'), { recursive: true, filter });
  const settings = { hosting: { site, public: 'public', ignore: ['**/.*'], ...deskHosting } };
  const toText = (content: object) => `${JSON.stringify(content, null, 2)}\n`;
  await writeFile(join(folder, 'firebase.json'), toText(settings));
  const project = { projects: { default: firebaseProject() } };
  await writeFile(join(folder, '.firebaserc'), toText(project));
  return folder;
}
