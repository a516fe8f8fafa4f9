import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FirebaseSettings } from '@site/contracts/database';
import { readNoticeSettings } from '@site/order-backend/telling/settings/noticeSettings';
import { runProgram } from '@site/tooling/command-line/command';
import { withoutSecrets } from '@site/tooling/command-line/withoutSecrets';
import { PUSH_FILE } from '@site/order-model/phone';
import { pushFile } from '../hosting/deskRules';

const BUILD = 'platform/build/src/desk/buildDeskFor.ts';

/**
 * Builds the order desk from these sources as a target shows it. One with a database of its own is there to be tried: its
 * phones are not told.
 */
export async function composeDesk(
  folder: string,
  database: FirebaseSettings | undefined,
): Promise<void> {
  await mkdir(folder, { recursive: true });
  const settings = database ? [JSON.stringify(database)] : [];
  const args = ['--import', 'tsx', BUILD, folder, ...settings];
  // Compilers and their plug-ins are not to see the tokens of this command.
  const code = await runProgram(process.execPath, args, withoutSecrets(process.env));
  if (code !== 0) throw new Error('The order desk could not be built.');
  const { push } = await readNoticeSettings();
  await writeFile(join(folder, PUSH_FILE), pushFile(database ? null : push.publicKey));
}
