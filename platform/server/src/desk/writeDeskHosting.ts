import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PUSH_FILE } from '@site/contracts/phone';
import { buildDesk } from '@site/federation/desk/buildDesk';
import { deskFolder, distFolder, firebaseProject } from '@site/tooling/workspace';
import { readNoticeSettings } from '@site/order-notices/settings/noticeSettings';
import { deskHosting } from './deskHosting';
import { pushFile } from './pushFile';

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
  const { push } = await readNoticeSettings();
  await writeFile(join(folder, 'public', PUSH_FILE), pushFile(push.publicKey));
  const settings = { hosting: { site, public: 'public', ignore: ['**/.*'], ...deskHosting } };
  const toText = (content: object) => `${JSON.stringify(content, null, 2)}\n`;
  await writeFile(join(folder, 'firebase.json'), toText(settings));
  const project = { projects: { default: firebaseProject() } };
  await writeFile(join(folder, '.firebaserc'), toText(project));
  return folder;
}
