import { idTokenKey } from '@site/firestore/desk/idToken';
import { emulatorDocuments } from '@site/firestore/emulator/emulatorDocuments';
import { forwardToEmulator } from '@site/firestore/emulator/proxy';
import { keepOwnerToken } from '@site/firestore/journal/ownerToken';
import { emulatorMembers } from '@site/sign-in/accounts/memberDocuments';
import { firebaseProject } from '@site/tooling/workspace';
import { startFunctions } from './startFunctions';
import type { SiteDatabase } from './siteDatabase';

/** Takes the emulator's host and port, and the data folder, whose token signs and proves as beside the local store. */
export async function openEmulatorDatabase(host: string, data: string): Promise<SiteDatabase> {
  const project = firebaseProject();
  const ownerToken = await keepOwnerToken(data);
  const tokenKey = idTokenKey(ownerToken);
  return {
    handle: forwardToEmulator({ host, project, ownerToken, tokenKey }),
    retry: async () => {},
    tokenKey,
    members: emulatorMembers(emulatorDocuments(host, project)),
    startNotices: ({ desk }) => startFunctions({ host, data, desk }),
    close: async () => {},
  };
}
