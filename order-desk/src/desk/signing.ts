import { CloudError, reasonOf } from '../model/deskCloud';
import type { Member } from '../model/enquiry';

interface SigningParts {
  member: () => Member | undefined;
  /** Asks the database whose desk this is. */
  identify: () => Promise<void>;
}

export type Signing = ReturnType<typeof createSigning>;

/** What is done under a member's name. Rules hold it, and somebody may correct it while the desk is open. */
export function createSigning({ member, identify }: SigningParts) {
  /** The member, where what was done under a name failed because that is another one by now. */
  async function renamed(failure: unknown, { name }: Member): Promise<Member | undefined> {
    if (reasonOf(failure) !== 'denied') return undefined;
    await identify();
    return member()?.name === name ? undefined : member();
  }
  return {
    renamed,
    async asMember(work: (member: Member) => Promise<void>): Promise<void> {
      const before = member();
      if (!before) throw new CloudError('offline');
      await work(before).catch(async (failure: unknown) => {
        const after = await renamed(failure, before);
        if (!after) throw failure;
        await work(after);
      });
    },
  };
}
