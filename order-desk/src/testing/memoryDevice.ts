import type { DeskDevice } from '../device/deskDevice';
import { byNewest, type Enquiry, type Member, type PendingChange } from '../model/enquiry';

/** What a device keeps, in memory: given to another desk, it is what a reload finds. */
export function memoryDevice(): DeskDevice {
  const enquiries = new Map<string, Enquiry>();
  const pending = new Map<string, PendingChange>();
  let member: Member | undefined;
  let seenUntil = 0;
  const readPending = async () => ({ pending: [...pending.values()], member });
  return {
    readPending,
    read: async () => ({
      enquiries: [...enquiries.values()].sort(byNewest),
      ...(await readPending()),
      seenUntil,
    }),
    keep: async (all) => all.forEach((enquiry) => enquiries.set(enquiry.id, enquiry)),
    forget: async (ids) => ids.forEach((id) => enquiries.delete(id)),
    keepMember: async (next) => void (member = next),
    keepSeenUntil: async (moment) => void (seenUntil = moment),
    addPending: async (change) => void pending.set(change.entryId, change),
    removePending: async (entryId) => void pending.delete(entryId),
    async clear(uid) {
      enquiries.clear();
      for (const { by, entryId } of [...pending.values()]) if (by === uid) pending.delete(entryId);
      member = undefined;
      seenUntil = 0;
    },
  };
}
