import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildDesk } from '@site/build/desk/buildDesk';
import type { FirebaseSettings } from '@site/contracts/database';
import { readNoticeSettings } from '@site/order-backend/telling/settings/noticeSettings';
import { PUSH_FILE } from '@site/order-model/phone';
import { pushFile } from '../hosting/deskRules';

/**
 * Builds the order desk from these sources as a target shows it. One with a database of its own is there to be tried: its
 * phones are not told.
 */
export async function composeDesk(
  folder: string,
  database: FirebaseSettings | undefined,
): Promise<void> {
  await mkdir(folder, { recursive: true });
  await buildDesk(folder, database);
  const { push } = await readNoticeSettings();
  await writeFile(join(folder, PUSH_FILE), pushFile(database ? null : push.publicKey));
}
