import { staffCollections } from '@site/contracts/staffCollections';
import { encodeFields } from '@site/firestore/documents/values';
import { journalIn } from '@site/firestore/journal/dataFolder';
import { openStore } from '@site/firestore/requests/openStore';
import type { StaffDocuments } from '@site/firestore/requests/staffDocuments';
import { PROJECT } from '@site/firestore/testing/sampleOrders';
import { startNotices } from '@site/order-notices/local/startNotices';
import type { OpenBackend } from './backend';
import { setFastClock } from './fastClock';
import { INSTANCES, MEMBER } from './startOrderServer';

const unlimited = { burst: 1e9, perSecond: 1e9 };

/** The local store, whose own times follow the fast clock. */
export const openBackend: OpenBackend = async ({ task, settings, mailer, isLost }) => {
  const { data, clock } = task;
  setFastClock(clock);
  const store = await openStore({
    ...{ journalFile: journalIn(data), project: PROJECT, log: () => {} },
    limits: { perClient: unlimited, total: unlimited },
  });
  const membership = { collection: staffCollections.staff, id: MEMBER.uid };
  await store.staff.change(membership, () => encodeFields({ name: MEMBER.name, since: 0 }));
  const staff: StaffDocuments = {
    ...store.staff,
    whenStored: (listener) =>
      store.staff.whenStored((place) => {
        if (!isLost()) listener(place);
      }),
  };
  for (let instances = 0; instances < INSTANCES; instances++) {
    const sweepEveryMs = 60_000 / clock.speed;
    startNotices({ staff, settings, data, mailer, sweepEveryMs, log: () => {} });
  }
  return (request, response) => void store.handle(request, response);
};
