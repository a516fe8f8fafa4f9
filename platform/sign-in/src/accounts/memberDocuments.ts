import { staffCollections, type Membership } from '@site/contracts/staffCollections';
import { encodeFields } from '@site/firestore/documents/values';
import type { EmulatorDocuments } from '@site/firestore/emulator/emulatorDocuments';
import type { StaffDocuments } from '@site/firestore/requests/staffDocuments';

/** The documents that say to the rules who belongs to the staff. */
export interface MemberDocuments {
  ids(): Promise<readonly string[]>;
  put(uid: string, membership: Membership): Promise<void>;
  erase(uid: string): Promise<void>;
}

const collection = staffCollections.staff;

/** Those of the local store. */
export const storedMembers = (documents: StaffDocuments): MemberDocuments => ({
  ids: async () => documents.list(collection).map(({ id }) => id),
  put: (id, membership) =>
    documents.change({ collection, id }, () => encodeFields({ ...membership })),
  erase: (id) => documents.erase([{ collection, id }]),
});

/** Those of an emulator. */
export const emulatorMembers = (documents: EmulatorDocuments): MemberDocuments => ({
  ids: () => documents.ids(collection),
  put: (id, membership) => documents.put({ collection, id }, encodeFields({ ...membership })),
  erase: (id) => documents.erase({ collection, id }),
});
