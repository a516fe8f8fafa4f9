import { CloudError, reasonOf } from '../model/deskCloud';
import type { Member } from '../model/enquiry';

interface MemberNameParts {
  member: () => Member | undefined;
  /** Asks the database whose desk this is. */
  identify: () => Promise<void>;
}

export type MemberName = ReturnType<typeof createMemberName>;

/** What is done under a member's name. Rules hold it, and somebody may correct it while the desk is open. */
export function createMemberName({ member, identify }: MemberNameParts) {
  /** The member, where what was done under a name failed because they have another one by now. */
  async function readRenamedMember(
    failure: unknown,
    { uid, name }: Member,
  ): Promise<Member | undefined> {
    if (reasonOf(failure) !== 'denied') return undefined;
    await identify();
    const after = member();
    // Until the database has said it, a desk belongs to who used the device last: it may be somebody else's.
    return after?.uid === uid && after.name !== name ? after : undefined;
  }
  return {
    readRenamedMember,
    async asMember(work: (member: Member) => Promise<void>): Promise<void> {
      const before = member();
      if (!before) throw new CloudError('offline');
      await work(before).catch(async (failure: unknown) => {
        const after = await readRenamedMember(failure, before);
        if (!after) throw failure;
        await work(after);
      });
    },
  };
}
