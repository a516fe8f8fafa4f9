import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DESK_APP_CHECK_PATH } from '@site/order-model/appCheckFrame';
import type { Database } from '@site/contracts/database';
import { PUSH_FILE } from '@site/order-model/phone';
import { buildDesk } from '@site/build/desk/buildDesk';
import { readNoticeSettings } from '@site/order-backend/telling/settings/noticeSettings';
import { distFolder, firebaseProject } from '@site/tooling/workspace';
import { deskHosting, pushFile } from './deskHosting';

export interface DeskHostingOptions {
  site: string;
  /** Another project than the site's, to try the desk in. Its phones are not told. */
  trial?: Database | undefined;
}

/** Writes a folder that Firebase's tools deploy to the desk's own site. @returns the folder. */
export async function writeDeskHosting(
  { site, trial }: DeskHostingOptions,
  folder: string = join(distFolder, 'desk-hosting'),
): Promise<string> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const files = join(folder, 'public');
  await buildDesk(files, trial);
  const { push, region } = await readNoticeSettings();
  await writeFile(join(files, PUSH_FILE), pushFile(trial ? null : push.publicKey));
  const hasAppCheck = existsSync(join(files, DESK_APP_CHECK_PATH));
  const hosting = deskHosting({ hasAppCheck, region });
  const settings = { hosting: { site, public: 'public', ignore: ['**/.*'], ...hosting } };
  const toText = (content: object) => `${JSON.stringify(content, null, 2)}\n`;
  await writeFile(join(folder, 'firebase.json'), toText(settings));
  const project = { projects: { default: trial?.projectId ?? firebaseProject() } };
  await writeFile(join(folder, '.firebaserc'), toText(project));
  return folder;
}
