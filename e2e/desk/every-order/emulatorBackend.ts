import { collections } from '@site/contracts/enquiry';
import { staffCollections } from '@site/contracts/staffCollections';
import { encodeFields } from '@site/firestore/documents/values';
import { idTokenKey } from '@site/firestore/desk/idToken';
import { emulatorDocuments } from '@site/firestore/emulator/emulatorDocuments';
import { forwardToEmulator } from '@site/firestore/emulator/proxy';
import { PROJECT } from '@site/firestore/testing/sampleOrders';
import { TOKEN } from '@site/firestore/testing/sendRequest';
import { openDatabase } from '@site/functions/emulator/openDatabase';
import { startOnEmulator } from '@site/functions/emulator/startOnEmulator';
import type { OpenBackend } from './backend';
import { fastNow } from './fastClock';
import { INSTANCES, MEMBER } from './startOrderServer';

/** Firestore's emulator, which goes on when this process is killed; its own times are those of this machine. */
export const openBackend: OpenBackend = async ({ task, settings, mailer, isLost }) => {
  const { clock, emulator: host = '' } = task;
  const member = { collection: staffCollections.staff, id: MEMBER.uid };
  await emulatorDocuments(host, PROJECT).put(member, encodeFields({ name: MEMBER.name, since: 0 }));
  const database = openDatabase(host, PROJECT);
  for (let instances = 0; instances < INSTANCES; instances++) {
    await startOnEmulator({
      ...{ database, settings, mailer, log: () => {} },
      now: () => new Date(fastNow(clock)),
      sweepEveryMs: 60_000 / clock.speed,
      // Counting has no second way to learn of a change, so its events are late at most.
      isLost: (collection) => collection === collections.orders && isLost(),
      onEnd: (failure) => {
        throw failure;
      },
    });
  }
  const tokenKey = idTokenKey(TOKEN);
  const handle = forwardToEmulator({ host, project: PROJECT, ownerToken: TOKEN, tokenKey });
  return (request, response) => void handle(request, response);
};
